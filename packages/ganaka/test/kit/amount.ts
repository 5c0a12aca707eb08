/** How much is generated: a sample of it in `npm test`, many times as much in `npm run proofs`. */
const FACTOR = Number(process.env.PROOF_FACTOR ?? '1');

export const times = (count: number): number => count * FACTOR;
