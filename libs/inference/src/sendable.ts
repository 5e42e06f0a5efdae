// NUL ends a text in servers written in C, and lone surrogates cannot be encoded.
const UNSENDABLE = /[\0\p{Surrogate}]/gu;

/** Replaces characters that servers refuse or misread; the length stays the same. */
export const sendable = (text: string): string => text.replace(UNSENDABLE, '\ufffd');
