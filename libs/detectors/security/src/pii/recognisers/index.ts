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

/** Recognisers of all kinds of identifiers. */
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

/** Recognisers of identifiers of unlimited length, a subset of `RECOGNISERS`. */
export const FULL_TEXT_RECOGNISERS: readonly FullTextRecogniser[] = [apiKey, privateKey];
