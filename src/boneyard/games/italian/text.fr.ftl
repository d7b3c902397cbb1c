title = Domino italien
blurb = Sans raccord : on compte ensemble, et tomber juste sur 30, 50, 70, 100 rapporte.
twist = Compter, sans raccord
aliases = Compte
