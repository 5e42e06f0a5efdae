import type { Recogniser } from '../recogniser';
import { auMedicare } from './au-medicare';
import { brCns } from './br-cns';
import { caHealthCard } from './ca-health-card';
import { deKvnr } from './de-kvnr';
import { deaOfPrescriber } from './dea-of-prescriber';
import { diagnosisCode } from './diagnosis-code';
import { ehic } from './ehic';
import { healthInsurance } from './health-insurance';
import { huTaj } from './hu-taj';
import { labelledInsurance } from './labelled-insurance';
import { labelledRecord } from './labelled-record';
import { markedRecord } from './marked-record';
import { medicalRecord } from './medical-record';
import { nzNhi } from './nz-nhi';
import { ukNhsNumber } from './uk-nhs-number';
import { usDea } from './us-dea';
import { usMbi } from './us-mbi';
import { usNpi } from './us-npi';

export const HEALTHCARE: readonly Recogniser[] = [
  auMedicare,
  brCns,
  caHealthCard,
  deaOfPrescriber,
  deKvnr,
  diagnosisCode,
  ehic,
  healthInsurance,
  huTaj,
  labelledInsurance,
  labelledRecord,
  markedRecord,
  medicalRecord,
  nzNhi,
  ukNhsNumber,
  usDea,
  usMbi,
  usNpi,
];
