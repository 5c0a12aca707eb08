/** The cycle `vasa`: ids and attributes, in order. Confidence of the list: read-in-text. */
export const VASA = [{ id: 'svarga' }, { id: 'bhuloka' }, { id: 'patala' }] as const;
