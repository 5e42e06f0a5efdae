import type { Recogniser } from '../recogniser';
import { accounts } from './account';
import { addresses } from './address';
import { bank } from './bank';
import { dateOfBirth } from './birth';
import { cards } from './card';
import { wallets } from './crypto';
import { documents } from './documents';
import { disguisedEmail, email } from './email';
import { europe } from './europe';
import { network } from './network';
import { announcedPerson, person } from './person';
import { phones } from './phone';
import { unitedKingdom } from './united-kingdom';
import { unitedStates } from './united-states';
import { world } from './world';

/** Every kind of identifier that is looked for. */
export const RECOGNISERS: readonly Recogniser[] = [
  email, disguisedEmail, ...phones, ...cards, ...bank, ...wallets, ...network, ...unitedStates, ...unitedKingdom, ...europe, ...world,
  ...documents, dateOfBirth, ...addresses, ...accounts, announcedPerson, person,
];
