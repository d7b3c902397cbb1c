title = Zampa di gallina
blurb = Ogni doppio diventa una zampa: servono tre dita prima di proseguire.
twist = I doppi mettono le dita
aliases = Piede di gallina
