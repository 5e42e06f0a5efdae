import type { Recogniser } from '../recogniser';
import { accountBesideBank } from './account-beside-bank';
import { accountEnding } from './account-ending';
import { accountOfBank } from './account-of-bank';
import { announcedWallet } from './announced-wallet';
import { arCbu } from './ar-cbu';
import { auBsb } from './au-bsb';
import { bankAccount } from './bank-account';
import { bitcoinAddress } from './bitcoin-address';
import { caTransitNumber } from './ca-transit-number';
import { cardSecurityCode } from './card-security-code';
import { ethereumAddress } from './ethereum-address';
import { iban } from './iban';
import { inIfsc } from './in-ifsc';
import { inUpi } from './in-upi';
import { labelledAccount } from './labelled-account';
import { mxClabe } from './mx-clabe';
import { paymentCard } from './payment-card';
import { segwitAddress } from './segwit-address';
import { swiftBic } from './swift-bic';
import { ukSortCode } from './uk-sort-code';
import { usRoutingNumber } from './us-routing-number';

export const FINANCIAL: readonly Recogniser[] = [
  accountBesideBank,
  accountEnding,
  accountOfBank,
  announcedWallet,
  arCbu,
  auBsb,
  bankAccount,
  bitcoinAddress,
  caTransitNumber,
  cardSecurityCode,
  ethereumAddress,
  iban,
  inIfsc,
  inUpi,
  labelledAccount,
  mxClabe,
  paymentCard,
  segwitAddress,
  swiftBic,
  ukSortCode,
  usRoutingNumber,
];
