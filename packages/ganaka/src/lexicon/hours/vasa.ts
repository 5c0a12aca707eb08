/** The three abodes (vasa): heaven, earth and underworld. The list's confidence is `read-in-text`. */
export const VASA = [{ id: 'svarga' }, { id: 'bhuloka' }, { id: 'patala' }] as const;
