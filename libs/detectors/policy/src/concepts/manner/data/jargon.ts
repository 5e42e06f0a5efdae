const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Terms of a trade that outsiders do not know; `_` stands for a space. */
export const JARGON: ReadonlySet<string> = new Set([
  // Computing
  ...words(`
    api apis endpoint endpoints payload payloads dns dhcp tcp udp http https ssl tls ssh ftp sftp ldap smtp imap vpn_tunnel subnet subnets gateway_timeout nic
    cache_invalidation cached caching cdn backend back-end frontend front-end middleware microservice microservices kernel daemon daemons runtime stacktrace stack_trace
    deprecated deprecation regex regexp parser parse parsing json xml yaml html css javascript sql query_string queries schema schemas database_migration indexes
    container containers kubernetes docker pod pods cluster_node orchestration deployment deployments rollback commit commits repository repo repos branch_merge rebase
    latency throughput bandwidth multipart timeout timeouts handshake socket sockets port_forwarding packet packets firewall_rule proxy proxies nat hash hashing hashed salt_hash
    encryption_key token_refresh oauth oauth2 saml sso jwt bearer webhook webhooks callback_url sdk cli gui ide dll registry_key bios uefi firmware bootloader partition partitions
    hypervisor virtualisation virtualization instance_type provisioning provision idempotent asynchronous async synchronous mutex thread_pool concurrency race_condition deadlock
    heap pointer null nullable exception_handler recursion boolean integer_overflow float array arrays string_literal compiler compile compiled binary binaries
    ipv4 ipv6 mac_address ip_address arp apipa gpo sysvol inheritance_blocked replication domain_controller active_directory ou lease_expired tenant multi-tenant
    raid nas san iops sharding shard failover load_balancer uptime_sla sla slo kpi kpis mttr rto rpo saas paas iaas ci cd devops etl crud orm mvc dom spa ssr
    cron crontab chmod sudo bash shell_script powershell grep ping_sweep traceroute netstat ipconfig stdout stderr syslog log_level verbose debug debugging debugger
    localhost hostname reverse_proxy nginx apache_server ajax cors csrf xss csp header_field status_code utf-8 ascii base64 checksum codec bitrate
    metadata ontology tokenizer embedding_vector inference_engine hyperparameter hyperparameters backpropagation gradient_descent neural_net transformer_model
    serialisation serialization deserialise deserialize polymorphism encapsulation refactor refactoring refactored linter linting transpile
    telemetry heuristic heuristics whitelist_rule sandboxing sandboxed quarantine_policy malware_signature rootkit zero-day phishing_kit
    defragment defragmentation swap_file pagefile chipset overclock overclocking vram gpu cpu ssd hdd nvme pcie
    dma interrupt_handler watchdog ephemeral stateless stateful canonical_url upsert
    throttled throttling rate-limited rate-limiting quota_exceeded backoff back-off
  `),
  // Medicine
  ...words(`
    hypertension hypotension tachycardia bradycardia arrhythmia fibrillation myocardial infarction ischaemia ischemia ischaemic ischemic dyspnoea dyspnea apnoea apnea cyanosis oedema edema
    erythema pruritus urticaria dermatitis alopecia haematoma hematoma haemorrhage hemorrhage haemoglobin hemoglobin anaemia anemia leukocytosis leukopenia thrombocytopenia thrombosis embolism
    aneurysm stenosis sclerosis fibrosis cirrhosis hepatic renal nephropathy neuropathy retinopathy myopathy arthropathy gastritis gastroenteritis colitis cholecystitis pancreatitis
    dyspepsia dysphagia dysuria haematuria hematuria polyuria nocturia oliguria proteinuria pyelonephritis cystitis otitis rhinitis sinusitis pharyngitis laryngitis bronchitis_obliterans
    pneumothorax pleural effusion exacerbation exertion_dyspnoea syncope paraesthesia paresthesia hemiplegia aphasia ataxia vertigo_paroxysmal nystagmus cephalalgia migraine_aura
    myalgia arthralgia neuralgia analgesic analgesics antipyretic antiemetic antihypertensive diuretic diuretics anticoagulant anticoagulants antihistamine antihistamines corticosteroid corticosteroids
    nsaid nsaids ssri ssris statin beta-blocker beta-blockers contraindicated contraindication contraindications indication_for prophylaxis prophylactic palliative idiopathic iatrogenic
    comorbidity comorbidities aetiology etiology pathogenesis prognosis prodrome sequelae febrile afebrile pyrexia hyperpyrexia hypoglycaemia hypoglycemia hyperglycaemia hyperglycemia
    hyperlipidaemia hyperlipidemia dyslipidemia hypothyroidism hyperthyroidism ketoacidosis sepsis bacteraemia bacteremia septicaemia nosocomial benign malignant metastasis metastases metastatic
    carcinoma melanoma sarcoma lymphoma neoplasm neoplasia biopsy_specimen cytology histology histological lesion lesions nodule_hypoechoic subcutaneous intramuscular intravenous
    sublingual topical_agent parenteral enteral perioral bilateral unilateral contralateral distal proximal lateral_view anterior posterior dorsal ventral
    lumbar cervical_spine thoracic cranial abdominal_quadrant peritoneum peritonitis laparoscopy laparoscopic endoscopy gastroscopy colonoscopy_prep cholecystectomy appendectomy hysterectomy
    angioplasty stent catheter catheterisation intubation auscultation palpation percussion_sound echocardiogram electrocardiogram electroencephalogram
    ecg ekg eeg mri_t2 ct_contrast crp esr hba1c egfr alt ast bun inr copd gerd dvt tia mi_acute
    serology titre titer prn qid bid tid od_dose mane nocte po_dose
    systolic diastolic vasculature perfusion systemic pulmonary myocardium vasodilation vasoconstriction homeostasis metabolism_rate pharmacokinetics bioavailability half-life_dose
    immunosuppressed immunocompromised autoimmune anaphylaxis anaphylactic
  `),
  // Money and law
  ...words(`
    amortisation amortization amortise amortize annuity annuities collateral collateralised collateralized tranche tranches subordinated receivables counterparty idiosyncratic
    liquidity illiquid derivative derivatives hedging hedge_ratio leverage leveraged deleverage arbitrage securitisation securitization underwriting underwriter fiduciary escrow
    lien liens encumbrance mortgagee mortgagor usufruct indemnity indemnify indemnification subrogation estoppel tort torts tortious plaintiff appellant affidavit subpoena
    jurisdiction_clause arbitration force_majeure prima_facie pro_rata inter_alia bona_fide ex_gratia mutatis_mutandis ultra_vires res_judicata habeas_corpus
    ebitda ebit capex opex accrual accruals depreciation_schedule goodwill_impairment impairment writedown write-down drawdown basis_points yield_curve coupon_rate
    volatility volatile_beta alpha_beta benchmark_index etf etfs reit reits ucits ter apr aer ear libor euribor sonia sepa swift_bic bic kyc aml psd2 mifid fatca crs
    disbursement disbursements remittance garnishment forbearance delinquency_rate default_swap novation assignee assignor beneficiary_clause grantor grantee
    actuarial actuary deductible_excess copay copayment coinsurance premium_loading surrender_value endowment_policy
    principal_repayment moratorium covenant covenants pledgee seniority_clause pari_passu mezzanine convertible_notes dilution_protection vesting_cliff
    pursuant aforementioned hereinafter notwithstanding thereof severability waiver_clause promissory fungible non-fungible tokenomics
  `),
  // Science, statistics and business
  ...words(`
    stoichiometry stoichiometric isotope isotopes covalent ionic_lattice enthalpy entropy catalyst_poisoning exothermic endothermic redox electronegativity valence
    eigenvalue eigenvector eigenvectors polynomial polynomials derivative_function integral_calculus asymptote asymptotic bijection isomorphism homomorphism equivalence_class equivalence_classes denominator_nonvanishing nonvanishing
    covariance variance heteroscedasticity autocorrelation regression_coefficient p-value multicollinearity stochastic bayesian markov ergodic
    photosynthesis_pathway mitochondria mitosis meiosis cytoplasm ribosome ribosomes mrna trna eukaryotic prokaryotic phenotype genotype allele alleles chromatid
    allegory_synecdoche synecdoche metonymy chiasmus anaphora enjambment hendiadys iambic trochaic epistemology epistemological ontological hermeneutics dialectic
    synergies synergy paradigm_shift stakeholder_matrix deliverables onboarding_funnel churn_rate arr mrr cac ltv b2b b2c roi go-to-market omnichannel upskilling
    gamification granularity actionable ideation scalability bandwidth_issue low-hanging verticals deep-dive value-add thought-leadership touchpoints
    gsm thread_count denier selvedge weft warp worsted merino_micron gusset placket
    sous-vide roux julienne chiffonade
    torque crankshaft camshaft differential_gear carburettor carburetor powertrain drivetrain
  `),
].map((term) => term.replaceAll('_', ' ')));

/** Abbreviations that everybody knows. */
export const KNOWN_ABBREVIATIONS: ReadonlySet<string> = new Set(
  words(`
    ok usa uk eu us un tv pc id am pm ad bc pin sim pdf dvd cd gps usb sms url faq diy atm vip ceo iban app wifi wi-fi km cm mm kg mg ml kb mb gb tb hz khz mhz ghz
    dr mr mrs ms prof st vs no jr sr inc ltd co ii iii iv vi vii viii ix xi xii
    eur usd gbp chf cad aud jpy html png jpg jpeg gif mp3 mp4 zip tba sos bbc cnn nasa fbi cia un nato xs xl xxl xxxl utc gmt ai it led lcd hd xml
    dna abc phd ps nb rip bmw ibm ikea ups dhl dpd fedex gmail ios qr
  `),
);

/** Abbreviations in small letters, or with full stops. */
export const SMALL_ABBREVIATIONS =
  /(?<![\p{L}\p{N}])(?:approx|incl|excl|dept|appt|acct|qty|misc|min|max|avg|govt|mgmt|assoc|tel|asap|fyi|btw|aka|w\/o?|resp|temp|info|admin|prob|pls|msg|hrs|mins|yrs|wks|mtg|sched|addl|pkg|ext|ref|attn|cont|diff|est|esp)(?:\.|(?![\p{L}\p{N}]))/giu;
