export { codeOf, oneDigitOnly, placeholder, remainder, weighted } from './arithmetic';
export { base58Check } from './base58';
export { bech32 } from './bech32';
export { isDay, isDayMonth, isYearMonthDay } from './dates';
export { mod11And2, mod11And10, mod97 } from './iso7064';
export { keccak256 } from './keccak';
export { luhn } from './luhn';
export { verhoeff } from './verhoeff';
export { remainder731 } from './weights731';
