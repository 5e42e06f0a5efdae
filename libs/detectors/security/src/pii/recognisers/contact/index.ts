import type { Recogniser } from '../recogniser';
import { withTail } from './address-tail';
import { announcedAddress } from './announced-address';
import { announcedPhone } from './announced-phone';
import { compoundAddress } from './compound-address';
import { disguisedEmail } from './disguised-email';
import { domesticPhone } from './domestic-phone';
import { email } from './email';
import { hanAddress } from './han-address';
import { houseAddress } from './house-address';
import { houseNameAddress } from './house-name-address';
import { internationalPhone } from './international-phone';
import { labelledAddress } from './labelled-address';
import { lowerCaseAddress } from './lower-case-address';
import { northAmericanPhone } from './north-american-phone';
import { numberFirstAddress } from './number-first-address';
import { numberedStreet } from './numbered-street';
import { poBox } from './po-box';
import { postcode } from './postcode';
import { postcodeAddress } from './postcode-address';
import { scriptAddress } from './script-address';
import { socialHandle } from './social-handle';
import { typeFirstAddress } from './type-first-address';
import { ukPostcode } from './uk-postcode';
import { unitAddress } from './unit-address';
import { visitedAddress } from './visited-address';

export const CONTACT: readonly Recogniser[] = [
  ...[
    announcedAddress,
    compoundAddress,
    houseAddress,
    lowerCaseAddress,
    numberFirstAddress,
    numberedStreet,
    poBox,
    postcodeAddress,
    typeFirstAddress,
    unitAddress,
    visitedAddress,
  ].map(withTail),
  announcedPhone,
  disguisedEmail,
  domesticPhone,
  email,
  hanAddress,
  houseNameAddress,
  internationalPhone,
  labelledAddress,
  northAmericanPhone,
  postcode,
  scriptAddress,
  socialHandle,
  ukPostcode,
];
