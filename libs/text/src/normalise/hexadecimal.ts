const NONE = 255;
const VALUES = Uint8Array.from({ length: 128 }, (_value, code) =>
  /[\da-f]/i.test(String.fromCharCode(code)) ? parseInt(String.fromCharCode(code), 16) : NONE,
);

/** Returns the value of the two hexadecimal digits at an index, if both are digits. */
export const hexPairAt = (text: string, index: number): number | undefined => {
  const high = VALUES[text.charCodeAt(index)] ?? NONE;
  const low = VALUES[text.charCodeAt(index + 1)] ?? NONE;
  return high === NONE || low === NONE ? undefined : high * 16 + low;
};
