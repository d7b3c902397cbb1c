title = Zampa di gallina
blurb = Ogni doppio diventa una zampa: servono tre dita prima di proseguire.
aliases = Piede di gallina
