/** Labels of fields that hold a person's name and nothing else. Own list of words. */
export const NAME_LABELS = [
  'surname', 'last name', 'family name', 'first name', 'given name', 'given names', 'forename', 'forenames', 'middle name', 'maiden name', 'full name', 'patient name',
  'customer name', 'client name', 'employee name', 'account holder', 'cardholder', 'cardholder name', 'card holder', 'policy holder', 'policyholder', 'contact person', 'next of kin',
  'nachname', 'familienname', 'vorname', 'geburtsname', 'kontoinhaber', 'karteninhaber', 'versicherungsnehmer', 'ansprechpartner', 'nom de famille', 'prénom', 'prénoms',
  'nom et prénom', 'nom de naissance', 'titulaire', 'apellido', 'apellidos', 'primer apellido', 'segundo apellido', 'nombre y apellidos', 'titular', 'cognome', 'nome e cognome',
  'intestatario', 'sobrenome', 'apelido', 'nome completo', 'achternaam', 'voornaam', 'nazwisko', 'imię', 'imię i nazwisko', 'efternamn', 'förnamn', 'etternavn', 'fornavn',
  'efternavn', 'sukunimi', 'etunimi', 'příjmení', 'jméno', 'priezvisko', 'vezetéknév', 'keresztnév', 'prezime', 'nume de familie', 'prenume', 'soyadı', 'soyad', 'фамилия', 'имя',
  'отчество', 'прізвище', 'επώνυμο', 'họ và tên', 'họ tên', 'nama lengkap',
] as const;

/** Labels that things have too: lists must know the name. */
export const LOOSE_NAME_LABELS = [
  'name', 'nombre', 'nom', 'nome', 'naam', 'namn', 'navn', 'nimi', 'guest', 'passenger', 'patient', 'customer', 'client', 'contact', 'employee', 'owner', 'holder', 'kunde', 'cliente', 'candidate', 'applicant', 'student', 'tenant', 'insured', 'beneficiary', 'claimant', 'attendee', 'witness', 'emergency contact', 'bewerber', 'mieter', 'locataire', 'inquilino', 'paciente', 'paziente', 'pacjent', 'klient', 'клиент', 'пациент',
] as const;
