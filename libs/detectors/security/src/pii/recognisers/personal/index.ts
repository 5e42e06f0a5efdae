import type { Recogniser } from '../recogniser';
import { apiKey } from './api-key';
import { birthBeside } from './birth-beside';
import { commandPassword } from './command-password';
import { dateOfBirth } from './date-of-birth';
import { imei } from './imei';
import { ipv4Address, ipv6Address } from './ip-address';
import { licencePlate } from './licence-plate';
import { location } from './location';
import { macAddress } from './mac-address';
import { passengerName } from './passenger-name';
import { password } from './password';
import { pinCode } from './pin-code';
import { privateKey } from './private-key';
import { seedPhrase } from './seed-phrase';
import { shortVin } from './short-vin';
import { spokenBirth } from './spoken-birth';
import { urlCredentials } from './url-credentials';
import { username } from './username';
import { vin } from './vin';
import { partsOfBirth } from './year-of-birth';

export const PERSONAL: readonly Recogniser[] = [
  apiKey,
  birthBeside,
  commandPassword,
  dateOfBirth,
  imei,
  ipv4Address,
  ipv6Address,
  licencePlate,
  location,
  macAddress,
  ...partsOfBirth,
  passengerName,
  password,
  pinCode,
  privateKey,
  seedPhrase,
  shortVin,
  spokenBirth,
  urlCredentials,
  username,
  vin,
];
