import { foldBase, roughStem } from '@touchstone/text';

/** Words that name one thing in conversations with customers, one concept a line. */
const GROUPS = `
vegan veganes vegane plant-based plant plants vegetarian végétalien végétarien meatless
swim swimming pool pools lengths schwimmen schwimmbad becken piscine nager baignade
phone telephone call calls calling hotline ring telefon anrufen telefonisch téléphone téléphonique appeler
exam exams test tests examination written prüfung klausur examen épreuve
ship ships shipping shipped deliver delivers delivery delivered deliveries send sends sending parcel parcels package packages dispatch liefern lieferung lieferungen versand versenden paket livrer livraison colis expédier expédition
gluten glutenfrei glutenfreies glutenfreie sans-gluten
return returns returning refund refunds refunded rückgabe retoure retour remboursement rembourser
cancel cancels cancelled cancellation cancelling kündigen kündigung stornieren stornierung annuler annulation résilier résiliation
fee fees charge charges charged cost costs price prices gebühr gebühren kosten preis frais tarif prix supplément
breakfast frühstück petit-déjeuner déjeuner buffet
parking park parken parkplatz parkplätze stationnement garer
lift elevator aufzug fahrstuhl ascenseur
wifi wi-fi internet wlan
dog dogs pet pets hund hunde haustier haustiere chien chiens animal animaux
train trains zug züge bahn
restaurant speisewagen gastronomie essen meal meals food warmes repas bar cuisine menu
room rooms zimmer chambre chambres place
museum musée exhibition ausstellung
shop store geschäft laden magasin boutique
doctor dr arzt ärztin médecin docteur appointment termin
warranty guarantee garantie
order bestellung commande
table tisch reservation booking buchung reservierung réservation
invoice bill rechnung facture
card cards karte carte credit kreditkarte
waterproof water-repellent dry wasserdicht étanche rain regen pluie
charger chargers charge charging adapter adaptor ladegerät chargeur socket sockets plug steckdose
discount rabatt réduction remise
garden garten jardin terrace terrasse balcony balkon
english englisch anglais language sprache langue
children child kids kinder kind enfants enfant
wheelchair rollstuhl fauteuil accessible barrierefrei accessibilité step-free
grill grillen barbecue barbecues
ticket tickets karten billet billets
student students studenten étudiant étudiants
gym fitness fitnessstudio
evening abend soir midnight late
heating heizung chauffage heated
smoking smoke rauchen fumer
author writer wrote written autor autorin auteur
lead leads leader head manager leitet leiter leiterin leitung projektleiter dirige responsable chef
`;

/** Number of the concept of a stem. */
export const CONCEPTS: ReadonlyMap<string, number> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((line, index) =>
      line.split(' ').map((word): [string, number] => [roughStem(foldBase(word)), index]),
    ),
);
