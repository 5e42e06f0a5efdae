import { domainToASCII } from 'node:url';

const LONGEST_ADDRESS = 254;
/** A dot-atom and a host name: no quotes, comments, display names, lists, routes or address literals. */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const LONGEST_LOCAL_PART = 64;

/** The one plain address that a text is, its host name in ASCII; `undefined` when it is anything else. */
export const plainAddress = (text: string): string | undefined => {
  if (text.length > LONGEST_ADDRESS) return undefined;
  const at = text.lastIndexOf('@');
  // Of a host name that is none, nothing is left.
  const address = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  return at <= LONGEST_LOCAL_PART && address.length <= LONGEST_ADDRESS && ADDRESS.test(address)
    ? address
    : undefined;
};
