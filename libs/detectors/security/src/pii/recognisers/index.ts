import { CONTACT } from './contact';
import { FINANCIAL } from './financial';
import { GOVERNMENT } from './government';
import { HEALTHCARE } from './healthcare';
import { labelledName, looselyLabelledName } from './labelled-name';
import { person } from './person';
import { PERSONAL } from './personal';
import { apiKey } from './personal/api-key';
import { privateKey } from './personal/private-key';
import type { FullTextRecogniser, Recogniser } from './recogniser';

/** Every kind of identifier that is looked for. */
export const RECOGNISERS: readonly Recogniser[] = [
  ...CONTACT,
  ...FINANCIAL,
  ...GOVERNMENT,
  ...HEALTHCARE,
  ...PERSONAL,
  labelledName,
  looselyLabelledName,
  person,
];

/** Those of them whose identifiers may be of any length. */
export const FULL_TEXT_RECOGNISERS: readonly FullTextRecogniser[] = [apiKey, privateKey];
