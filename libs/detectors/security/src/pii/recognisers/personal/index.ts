import type { Recogniser } from '../../recogniser';
import { apiKey } from './api-key';
import { dateOfBirth } from './date-of-birth';
import { imei } from './imei';
import { ipv4Address, ipv6Address } from './ip-address';
import { licencePlate } from './licence-plate';
import { location } from './location';
import { macAddress } from './mac-address';
import { password } from './password';
import { pinCode } from './pin-code';
import { privateKey } from './private-key';
import { shortVin } from './short-vin';
import { urlCredentials } from './url-credentials';
import { username } from './username';
import { vin } from './vin';

export const PERSONAL: readonly Recogniser[] = [
  apiKey, dateOfBirth, imei, ipv4Address, ipv6Address, licencePlate, location, macAddress, password, pinCode, privateKey, shortVin, urlCredentials,
  username, vin,
];
