import type { Recogniser } from '../recogniser';
import { aeEmiratesId } from './ae-emirates-id';
import { anyNationalId } from './any-national-id';
import { arCuit } from './ar-cuit';
import { atSvnr } from './at-svnr';
import { auAbn } from './au-abn';
import { auTfn } from './au-tfn';
import { beNationalNumber } from './be-national-number';
import { bgEgn } from './bg-egn';
import { brCnpj } from './br-cnpj';
import { brCpf } from './br-cpf';
import { brRg } from './br-rg';
import { caSin } from './ca-sin';
import { chAhv } from './ch-ahv';
import { clRut } from './cl-rut';
import { cnResidentId } from './cn-resident-id';
import { coNit } from './co-nit';
import { czRodneCislo } from './cz-rodne-cislo';
import { dePersonalausweis } from './de-personalausweis';
import { deRentenversicherung } from './de-rentenversicherung';
import { deSteuerId } from './de-steuer-id';
import { dkCpr } from './dk-cpr';
import { doCedula } from './do-cedula';
import { drivingLicence } from './driving-licence';
import { ecCedula } from './ec-cedula';
import { eeLtPersonalCode } from './ee-lt-personal-code';
import { egNationalId } from './eg-national-id';
import { esDni } from './es-dni';
import { esNss } from './es-nss';
import { fiHetu } from './fi-hetu';
import { frFiscal } from './fr-fiscal';
import { frNir } from './fr-nir';
import { grAfm } from './gr-afm';
import { grAmka } from './gr-amka';
import { hkId } from './hk-id';
import { hrOib } from './hr-oib';
import { huAdoazonosito } from './hu-adoazonosito';
import { huSzemelyi } from './hu-szemelyi';
import { idNik } from './id-nik';
import { iePps } from './ie-pps';
import { ilTeudatZehut } from './il-teudat-zehut';
import { inAadhaar } from './in-aadhaar';
import { inGstin } from './in-gstin';
import { inPan } from './in-pan';
import { inVoterId } from './in-voter-id';
import { isKennitala } from './is-kennitala';
import { itCartaIdentita } from './it-carta-identita';
import { itCodiceFiscale } from './it-codice-fiscale';
import { itPartitaIva } from './it-partita-iva';
import { jpMyNumber } from './jp-my-number';
import { krRrn } from './kr-rrn';
import { kzIin } from './kz-iin';
import { labelledLicence } from './labelled-licence';
import { labelledPassport } from './labelled-passport';
import { latinDni } from './latin-dni';
import { luMatricule } from './lu-matricule';
import { lvPersonasKods } from './lv-personas-kods';
import { mrz } from './mrz';
import { mrzName } from './mrz-name';
import { mxCurp } from './mx-curp';
import { mxNss } from './mx-nss';
import { mxRfc } from './mx-rfc';
import { myMykad } from './my-mykad';
import { nationalId } from './national-id';
import { ngNin } from './ng-nin';
import { nlBsn } from './nl-bsn';
import { noFodselsnummer } from './no-fodselsnummer';
import { nzIrd } from './nz-ird';
import { passport } from './passport';
import { phIds } from './ph-ids';
import { pkCnic } from './pk-cnic';
import { plDowod } from './pl-dowod';
import { plNip } from './pl-nip';
import { plPesel } from './pl-pesel';
import { ptCartaoCidadao } from './pt-cartao-cidadao';
import { ptNif } from './pt-nif';
import { roCnp } from './ro-cnp';
import { ruInn } from './ru-inn';
import { ruPassport } from './ru-passport';
import { ruSnils } from './ru-snils';
import { saNationalId } from './sa-national-id';
import { sePersonnummer } from './se-personnummer';
import { sgNric } from './sg-nric';
import { thId } from './th-id';
import { trKimlik } from './tr-kimlik';
import { twId } from './tw-id';
import { uaRnokpp } from './ua-rnokpp';
import { ukDrivingLicence } from './uk-driving-licence';
import { ukNino } from './uk-nino';
import { ukUtr } from './uk-utr';
import { usEin } from './us-ein';
import { usItin } from './us-itin';
import { usSsn } from './us-ssn';
import { uyCedula } from './uy-cedula';
import { vnCccd } from './vn-cccd';
import { yuJmbg } from './yu-jmbg';
import { zaId } from './za-id';

const NATIONAL: readonly Recogniser[] = [
  aeEmiratesId,
  arCuit,
  atSvnr,
  auAbn,
  auTfn,
  beNationalNumber,
  bgEgn,
  brCnpj,
  brCpf,
  brRg,
  caSin,
  chAhv,
  clRut,
  cnResidentId,
  coNit,
  czRodneCislo,
  dePersonalausweis,
  deRentenversicherung,
  deSteuerId,
  dkCpr,
  doCedula,
  drivingLicence,
  ecCedula,
  eeLtPersonalCode,
  egNationalId,
  esDni,
  esNss,
  fiHetu,
  frFiscal,
  frNir,
  grAfm,
  grAmka,
  hkId,
  hrOib,
  huAdoazonosito,
  huSzemelyi,
  idNik,
  iePps,
  ilTeudatZehut,
  inAadhaar,
  inGstin,
  inPan,
  inVoterId,
  isKennitala,
  itCartaIdentita,
  itCodiceFiscale,
  itPartitaIva,
  jpMyNumber,
  krRrn,
  kzIin,
  labelledLicence,
  labelledPassport,
  latinDni,
  luMatricule,
  lvPersonasKods,
  mrz,
  mrzName,
  mxCurp,
  mxNss,
  mxRfc,
  myMykad,
  nationalId,
  ngNin,
  nlBsn,
  noFodselsnummer,
  nzIrd,
  passport,
  phIds,
  pkCnic,
  plDowod,
  plNip,
  plPesel,
  ptCartaoCidadao,
  ptNif,
  roCnp,
  ruInn,
  ruPassport,
  ruSnils,
  saNationalId,
  sePersonnummer,
  sgNric,
  thId,
  trKimlik,
  twId,
  uaRnokpp,
  ukDrivingLicence,
  ukNino,
  ukUtr,
  usEin,
  usItin,
  usSsn,
  uyCedula,
  vnCccd,
  yuJmbg,
  zaId,
];

export const GOVERNMENT: readonly Recogniser[] = [...NATIONAL, anyNationalId(NATIONAL)];
