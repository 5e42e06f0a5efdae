/** What the `pii` check tells apart: kinds of identifier, by the group that its results name. */
export const PII_KINDS = {
  'contact information': [
    'email', 'phone', 'postcode', 'social_handle', 'street_address',
  ],
  'financial data': [
    'ar_cbu', 'au_bsb', 'bank_account', 'ca_transit_number', 'card_security_code', 'credit_card', 'crypto_wallet', 'iban', 'in_ifsc', 'in_upi',
    'mx_clabe', 'swift_bic', 'uk_sort_code', 'us_routing_number',
  ],
  'government IDs': [
    'ae_emirates_id', 'ar_cuit', 'at_svnr', 'au_abn', 'au_tfn', 'be_national_number', 'bg_egn', 'br_cnpj', 'br_cpf', 'br_rg', 'ca_sin', 'ch_ahv',
    'cl_rut', 'cn_resident_id', 'co_nit', 'cz_sk_rodne_cislo', 'de_personalausweis', 'de_sozialversicherungsnummer', 'de_steuer_id', 'dk_cpr',
    'do_cedula', 'driver_license', 'ec_cedula', 'ee_lt_personal_code', 'eg_national_id', 'es_dni', 'es_nss', 'fi_hetu', 'fr_nir', 'fr_numero_fiscal',
    'gr_afm', 'gr_amka', 'hk_id', 'hr_oib', 'hu_adoazonosito', 'hu_szemelyi', 'id_nik', 'ie_pps', 'il_teudat_zehut', 'in_aadhaar', 'in_gstin',
    'in_pan', 'in_voter_id', 'is_kennitala', 'it_carta_identita', 'it_codice_fiscale', 'it_partita_iva', 'jmbg_emso', 'jp_my_number', 'kr_rrn',
    'kz_iin', 'latin_american_id', 'lu_matricule', 'lv_personas_kods', 'mx_curp', 'mx_nss', 'mx_rfc', 'my_mykad', 'national_id', 'ng_nin', 'nl_bsn',
    'no_fodselsnummer', 'nz_ird', 'passport', 'passport_mrz', 'ph_id', 'pk_cnic', 'pl_dowod_osobisty', 'pl_nip', 'pl_pesel', 'pt_cartao_cidadao',
    'pt_nif', 'ro_cnp', 'ru_inn', 'ru_snils', 'sa_national_id', 'se_personnummer', 'sg_nric', 'th_id', 'tr_kimlik', 'tw_id', 'ua_rnokpp', 'uk_nino',
    'uk_utr', 'us_ein', 'us_itin', 'us_ssn', 'uy_cedula', 'vn_cccd', 'za_id',
  ],
  'healthcare data': [
    'au_medicare', 'br_cns', 'ca_health_card', 'de_kvnr', 'diagnosis_code', 'ehic', 'health_insurance', 'hu_taj', 'medical_record', 'nz_nhi',
    'uk_nhs_number', 'us_dea', 'us_mbi', 'us_npi',
  ],
  'personal identifiers': [
    'api_key', 'coordinates', 'date_of_birth', 'imei', 'ip_address', 'mac_address', 'password', 'person_name', 'pin', 'private_key',
    'url_credentials', 'username', 'vehicle', 'vin',
  ],
} as const;

export type PiiGroup = keyof typeof PII_KINDS;
export type PiiKind = (typeof PII_KINDS)[PiiGroup][number];

export const PII_GROUPS = Object.keys(PII_KINDS) as PiiGroup[];
export const PII_KIND_NAMES: readonly PiiKind[] = Object.values(PII_KINDS).flat();
