import { domainToASCII } from 'node:url';

const MAX_ADDRESS_LENGTH = 254;
/**
 * Dot-atom and host name: no quotes, comments, display names, lists, routes or address literals.
 */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const MAX_LOCAL_PART_LENGTH = 64;

/** Parses one plain address and converts its host name to ASCII; `undefined` for any other text. */
export const plainAddress = (text: string): string | undefined => {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  const at = text.lastIndexOf('@');
  // `domainToASCII` returns an empty string for an invalid host name.
  const address = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  return at <= MAX_LOCAL_PART_LENGTH &&
    address.length <= MAX_ADDRESS_LENGTH &&
    ADDRESS.test(address)
    ? address
    : undefined;
};
