import { identifiersIn } from '../../scan';
import { foundIn } from '../rows.fixture';
import { GOVERNMENT } from './index';

/** Kind, words that announce it (none where its form is enough), an identifier, and the same with a broken check digit or form. */
const ROWS: [kind: string, lead: string, valid: string, broken: string][] = [
  ['us_ssn', 'SSN', '536-90-4399', '000-90-4399'],
  ['us_ssn', '', '536-90-4399', '666-90-4399'],
  ['us_itin', 'ITIN', '912-90-3457', '912-93-3457'],
  ['us_ein', 'EIN', '12-3456780', '07-3456780'],
  ['uk_nino', '', 'AB 12 34 56 C', 'BG 12 34 56 C'],
  ['uk_utr', 'UTR', '1955839661', '1955839662'],
  ['ie_pps', 'PPS number', '6433435F', '6433435E'],
  ['de_steuer_id', 'Steuer-ID', '36574261809', '36574261890'],
  ['de_personalausweis', 'Personalausweis', 'T220001293', 'T220001294'],
  ['de_sozialversicherungsnummer', '', '15070649C103', '15070649C104'],
  ['at_svnr', 'SVNR', '1237 010180', '1238 010180'],
  ['ch_ahv', '', '756.9217.0769.85', '756.9217.0769.84'],
  ['fr_nir', '', '2 95 10 99 126 111 93', '2 95 10 99 126 111 94'],
  ['fr_numero_fiscal', 'numéro fiscal', '3023217600053', '3023217600054'],
  ['es_dni', '', '54362315K', '54362315L'],
  ['es_dni', '', 'X2482300W', 'X2482300A'],
  ['es_nss', 'Seguridad Social', '281234567840', '281234567841'],
  ['pt_nif', 'NIF', '501964843', '501964842'],
  ['pt_cartao_cidadao', 'Cartão de Cidadão', '00000000 0 ZZ4', '00000000 0 ZZ3'],
  ['it_codice_fiscale', '', 'RCCMNL83S18D969H', 'RCCMNL83S18D969K'],
  ['it_partita_iva', 'partita IVA', '00743110157', '00743110158'],
  ['it_carta_identita', "carta d'identità", 'CA00000AA', 'XA00000AA'],
  ['nl_bsn', 'BSN', '111222333', '111222334'],
  ['be_national_number', '', '85.07.30-033.28', '85.07.30-033.29'],
  ['lu_matricule', 'matricule', '1893120105732', '1893120105733'],
  ['se_personnummer', '', '880320-0016', '880320-0018'],
  ['no_fodselsnummer', 'fødselsnummer', '15108695088', '15108695077'],
  ['dk_cpr', 'CPR', '211062-5629', '311362-5629'],
  ['fi_hetu', '', '131052-308T', '131052-308U'],
  ['is_kennitala', 'kennitala', '120174-3399', '120174-3389'],
  ['pl_pesel', 'PESEL', '44051401359', '44051401358'],
  ['pl_nip', 'NIP', '856-734-62-15', '856-734-62-16'],
  ['pl_dowod_osobisty', 'dowód osobisty', 'ABA300000', 'ABA300001'],
  ['cz_sk_rodne_cislo', '', '710319/2745', '710319/2746'],
  ['hu_adoazonosito', 'adóazonosító jel', '8071592153', '8071592154'],
  ['hu_szemelyi', 'személyi szám', '1-800101-1238', '1-800101-1239'],
  ['ro_cnp', 'CNP', '1630615123457', '1630615123458'],
  ['bg_egn', 'ЕГН', '7523169263', '7523169264'],
  ['gr_amka', 'ΑΜΚΑ', '01013099997', '01013099998'],
  ['gr_afm', 'ΑΦΜ', '094259216', '094259217'],
  ['hr_oib', 'OIB', '33392005961', '33392005962'],
  ['jmbg_emso', 'EMŠO', '0101006500006', '0101006500007'],
  ['ee_lt_personal_code', 'isikukood', '36805280109', '36805280108'],
  ['ee_lt_personal_code', 'asmens kodas', '38703181745', '38703181746'],
  ['lv_personas_kods', 'personas kods', '161175-19997', '161175-19998'],
  ['ru_snils', '', '112-233-445 95', '112-233-445 96'],
  ['ru_inn', 'ИНН', '500100732259', '500100732258'],
  ['ru_inn', 'ИНН', '7707083893', '7707083894'],
  ['ua_rnokpp', 'РНОКПП', '1759013776', '1759013777'],
  ['kz_iin', 'ИИН', '890101300012', '890101300013'],
  ['tr_kimlik', 'TC kimlik', '17291716060', '17291716062'],
  ['il_teudat_zehut', 'תעודת זהות', '039337423', '039337424'],
  ['sa_national_id', 'رقم الهوية', '1000000008', '1000000009'],
  ['ae_emirates_id', '', '784-1980-1234567-8', '784-1980-1234567-9'],
  ['eg_national_id', 'الرقم القومي', '29001010100017', '29001010100018'],
  ['za_id', '', '7503305044089', '7503305044088'],
  ['ng_nin', 'NIN', '2345 678 9016', '1111 111 1111'],
  ['in_aadhaar', 'Aadhaar', '2341 2341 2346', '2341 2341 2347'],
  ['in_pan', '', 'ACUPA7085R', 'ACUDA7085R'],
  ['in_gstin', '', '27AAPFU0939F1ZV', '27AAPFU0939F1ZW'],
  ['in_voter_id', 'voter id', 'XGZ7125412', 'XGZ712541'],
  ['pk_cnic', 'CNIC', '42201-0397640-8', '92201-0397640-8'],
  ['cn_resident_id', '', '11010519491231002X', '110105194912310021'],
  ['tw_id', '', 'A123456789', 'A123456788'],
  ['hk_id', '', 'G123456(A)', 'G123456(1)'],
  ['jp_my_number', 'マイナンバー', '123456789018', '123456789019'],
  ['kr_rrn', '', '881121-1045677', '881121-1045678'],
  ['th_id', '', '1-2345-45678-78-1', '1-2345-45678-78-2'],
  ['my_mykad', '', '770305-02-1234', '771305-02-1234'],
  ['sg_nric', '', 'S1234567D', 'S1234567E'],
  ['sg_nric', '', 'F1234567N', 'F1234567M'],
  ['id_nik', 'NIK', '3171234501890123', '3171234513890123'],
  ['vn_cccd', 'CCCD', '001099012345', '00109901234'],
  ['ph_id', 'PhilSys', '1234-5678-9101-1213', '1234-5678-9101'],
  ['au_tfn', 'TFN', '123 456 782', '123 456 783'],
  ['au_abn', 'ABN', '51824753556', '51824753557'],
  ['au_abn', 'ACN', '004 085 616', '004 085 617'],
  ['nz_ird', 'IRD number', '49-091-850', '49-091-851'],
  ['ca_sin', 'SIN', '193 456 787', '193 456 788'],
  ['br_cpf', '', '390.533.447-05', '390.533.447-06'],
  ['br_cnpj', '', '16.727.230/0001-97', '16.727.230/0001-98'],
  ['br_cnpj', '', '12.ABC.345/01DE-35', '12.ABC.345/01DE-36'],
  ['br_rg', 'RG', '12.345.678-9', '12.345.6'],
  ['mx_curp', '', 'BOXW310820HNERXN09', 'BOXW310820HNERXN08'],
  ['mx_rfc', '', 'GODE561231GR8', 'GODE561231GR7'],
  ['mx_nss', 'NSS', '92048790817', '92048790818'],
  ['ar_cuit', '', '20-05536168-2', '20-05536168-3'],
  ['latin_american_id', 'cédula de ciudadanía', '1.020.304.050', '1.020'],
  ['cl_rut', '', '12.531.909-2', '12.531.909-3'],
  ['co_nit', 'NIT', '213123432-1', '213123432-2'],
  ['ec_cedula', 'ecuadorian id', '1714307103', '1714307104'],
  ['uy_cedula', '', '1.234.567-2', '1.234.567-3'],
  ['do_cedula', '', '001-1391820-5', '001-1391820-6'],
  ['national_id', 'national id number', 'XK-4829105', 'XK-48'],
  ['passport', 'passport number', 'X48201937', 'X482'],
  ['passport', 'passport number', 'A1B2C3D4E', 'A1B2'],
  ['passport_mrz', '', 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'P<UTOERIKSSON<ANNA'],
  ['passport', 'паспорт', '45 08 № 123456', '45 08'],
  ['passport_mrz', '', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10', 'L898902C37UTO7408122F1204159ZE184226B<<<<<10'],
  ['driver_license', '', 'MORGA657054SM9IJ', 'MORGA697054SM9IJ'],
  ['driver_license', "driver's license", 'D123-4567-8901', 'D12'],
  ['driver_license', 'permis n°', '13AA00002', '13AA'],
  ['driver_license', 'nr prawa jazdy', '00234/09/1215', '00234'],
  ['driver_license', 'водительское удостоверение', '99 12 345678', '99 12'],
  ['driver_license', 'numero patente', 'U1A34B678C', 'U1A'],
  ['driver_license', 'D.L. No.', 'F255-9215-0094', 'F25'],
  ['driver_license', 'OLN', 'D4821337', 'D48'],
  ['driver_license', 'DLN', 'WDLABCD456DG', 'WDL'],
  ['driver_license', 'FS-Nr.', 'B072RRE2I55', 'B07'],
  ['driver_license', '면허번호', '11-12-482133-07', '11-12'],
  ['driver_license', 'посвідчення водія', 'ВХЕ482133', 'ВХЕ48'],
  ['passport', 'PP#', '548213307', '548'],
  ['passport', 'nr. des Reisepasses', 'C01X00T47', 'C01'],
  ['passport', 'číslo pasu', '48213307', '482'],
  ['passport', 'паспорт серії', 'МТ 482133', 'МТ 48'],
  ['passport', 'رقم الجواز', 'A04821330', 'A04'],
  ['passport', 'travel document number', 'K4829105', 'K48'],
  ['ua_rnokpp', 'податковий номер', '3184710691', '3184710692'],
  ['il_teudat_zehut', 'Israel ID', '039337423', '039337424'],
  ['national_id', 'Tax ID', '3184710691', '3184710690'],
  ['national_id', 'id_number', '44051401359', '44051401358'],
  ['national_id', 'identity number', '44051401359', '44051401358'],
];

describe('government ids', () => {
  it.each(ROWS)('finds %s behind "%s" in %s, and not in %s', (kind, lead, valid, broken) => {
    const [good, bad] = [`${lead}: ${valid} `, `${lead}: ${broken} `];
    expect(foundIn(good)).toContain(`${kind}: ${valid}`);
    expect(foundIn(bad)).not.toContain(`${kind}: ${broken}`);
  });

  it('has an example of every kind', () => {
    const seen = new Set(ROWS.flatMap(([, lead, valid]) => identifiersIn(`${lead}: ${valid} `).map(({ recogniser }) => recogniser.kind)));
    const without = new Set(GOVERNMENT.map(({ kind }) => kind).filter((kind) => !seen.has(kind)));
    expect([...without]).toEqual([]);
  });

  it.each([
    ['CSV', 'employee,id_number,department\nMarek,44051401359,sales', '44051401359'],
    ['semicolons', 'nazwisko;identyfikator;miasto\nZawada;02070803628;Opole', '02070803628'],
    ['tabs', 'name\tpersonal no\tcity\nDana\t039337423\tHaifa', '039337423'],
    ['Markdown', '| Client | Tax ID |\n|---|---|\n| Olena | 3184710691 |\n| Ivan | 3184710691 |', '3184710691'],
    ['JSON', '{"person": {"idNumber": "44051401359"}}', '44051401359'],
    ['XML', '<identity_number>039337423</identity_number>', '039337423'],
  ])('finds an identity number whose country nobody names, in %s', (_title, text, number) => {
    expect(foundIn(text).some((one) => one.endsWith(`: ${number}`))).toBe(true);
  });

  it('leaves numbers that no rule confirms clean below such headings', () => {
    expect(foundIn('employee,id_number,department\nMarek,44051401358,sales').filter((one) => !one.startsWith('person_name'))).toEqual([]);
  });

  it.each(['order number 536-90-4399', 'part number 2341 2341 2346', 'the total is 111222333 units', 'version 44051401359', 'ISBN 978-3-16-148410-0', 'sin(x) = 0.5', 'a fin of 12 cm', 'tin 12', 'order id number 44051401359', 'invoice document number 44051401359', 'tax number 44051401358', 'Run 12.531.909 steps', 'software license 48213307 seats', 'DL 48213307 bytes', 'pp 548213307', 'pass 48213307 on', 'licence fee 4821330', 'liquor license hearing 20240503', 'паспорт безопасности 482133'])(
    'leaves "%s" clean',
    (text) => {
      expect(foundIn(text)).toEqual([]);
    },
  );
});
