/** Initial value of a hash (FNV-1a, 32 bits, by UTF-16 units). */
export const SEED = 0x811c9dc5;

export const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

export const hashOf = (text: string, seed = SEED): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = mixed(hash, text.charCodeAt(index));
  return hash;
};
