/**
 * Main words of fields in German, French, Spanish, Italian and Portuguese, without accents. The
 * names before `|` are topic names.
 */
export const OTHER_FIELDS = `
banking: bankwesen, bankkonto, banque, banca, bancos, conto bancario, conta bancaria | konto, kontostand, uberweisung, uberweisen, sparkonto, geldautomat, girokonto, abheben, einzahlen, compte, virement, solde, retrait, agence bancaire, cuenta, saldo, transferencia, cajero, ahorro, conto, bonifico, prelievo, sportello, conta, extrato, deposito
payments: zahlungen, paiements, pagos, pagamenti, pagamentos | bezahlen, rechnung, rechnungen, zahlung, lastschrift, gebuhr, payer, facture, paiement, frais, pagar, factura, pago, recibo, pagare, bolletta, fattura, fatura, conta de luz
credit cards: kreditkarten, kreditkarte, carte de credit, tarjetas de credito, carta di credito, cartao de credito | kartenlimit, tarjeta, cartao, carta, karte, plafond
loans: kredite, darlehen, prets, prestamos, hipotecas, prestiti, emprestimos | hypothek, zinsen, pret, hypotheque, emprunt, prestamo, hipoteca, mutuo, prestito, emprestimo, juros
investing: geldanlage, aktien, investissement, inversiones, investimenti, investimentos | aktie, borse, fonds, rendite, actions, bourse, acciones, bolsa, azioni, borsa, acoes, dividende
taxes: steuern, impots, impuestos, tasse, impostos | steuer, finanzamt, steuererklarung, impot, impuesto, hacienda, irpef, imposto, buchhaltung, comptabilite, contabilidad
insurance: versicherungen, versicherung, assurance, assurances, seguros, assicurazioni | schaden, police, haftpflicht, krankenversicherung, assureur, sinistre, seguro, poliza, assicurazione, polizza, apolice
real estate: immobilien, immobilier, inmuebles, vivienda, immobili, imoveis | wohnung, miete, mieter, vermieter, haus, appartement, loyer, maison, piso, alquiler, casa, affitto, appartamento, aluguel, apartamento
travel: reisen, reise, urlaub, voyages, voyage, viajes, viaje, turismo, viaggi, viagens, tourisme | flug, fluge, flughafen, koffer, reiseburo, strand, reiseziel, gepack, ausflug, sehenswurdigkeiten, vol, avion, aeroport, valise, plage, vacances, sejour, vuelo, vuelos, aeropuerto, maleta, playa, vacaciones, volo, aeroporto, valigia, spiaggia, vacanze, voo, praia, ferias, bagagem, passaporto, passeport, pasaporte
hotels: hotels, hoteles, alberghi, unterkunft, hebergement, alojamiento | zimmer, ubernachtung, chambre, nuitee, habitacion, camera, albergo, quarto, hospedagem
cars: autos, auto, voitures, coches, carros, automobili, fahrzeuge | wagen, motor, reifen, benzin, werkstatt, fahren, fuhrerschein, bremse, tanken, voiture, moteur, pneu, essence, conduire, frein, garagiste, coche, gasolina, conducir, neumatico, freno, macchina, benzina, guidare, gomme, meccanico, carro, dirigir, pneus
traffic: verkehr, circulation, trafico, traffico, transito | stau, strasse, autobahn, route, itineraire, embouteillage, carretera, autopista, atasco, strada, autostrada, estrada, rodovia
public transport: nahverkehr, bahn, transports, transporte publico, trasporti | zug, bahnhof, fahrplan, bus, strassenbahn, train, gare, tren, estacion, treno, stazione, trem, estacao
cooking: kochen, kuche, rezepte, essen, cuisine, recettes, cocina, recetas, comida, cucina, ricette, cozinha, receitas | rezept, backen, zutaten, nudeln, kartoffeln, zwiebel, knoblauch, kuchen, brot, braten, pfanne, ofen, gemuse, fleisch, kase, recette, cuire, poulet, fromage, pates, four, legumes, viande, gateau, receta, cocinar, pollo, queso, horno, verduras, carne, ricetta, cucinare, formaggio, forno, verdure, torta, receita, cozinhar, frango, queijo, assar, bolo
restaurants: restaurants, restaurantes, ristoranti, gastronomie | tisch reservieren, speisekarte, kellner, serveur, addition, mesa, camarero, menu, cameriere, tavolo, garcom
health: gesundheit, medizin, sante, medecine, salud, medicina, salute, saude | arzt, krankenhaus, schmerzen, fieber, krankheit, kopfschmerzen, medikament, impfung, husten, medecin, hopital, douleur, fievre, maladie, mal de tete, medicament, medico, hospital, dolor, fiebre, enfermedad, ospedale, dolore, febbre, malattia, farmaco, doenca, dor, febre, remedio
mental health: psychologie, psychische gesundheit, sante mentale, salud mental | angst, depression, therapeut, anxiete, psychologue, ansiedad, depresion, ansia, depressione, ansiedade, terapeuta
fitness: sport, fitness, ejercicio, palestra, academia | training, trainieren, muskeln, entrainement, musculation, gimnasio, entrenamiento, allenamento, treino
sports: sport, sports, deportes, esportes | spiel, mannschaft, trainer, meisterschaft, sieg, equipe, joueur, championnat, equipo, jugador, campeonato, squadra, giocatore, partita, jogador, time
football: fussball, football, futbol, calcio, futebol | tor, tore, elfmeter, bundesliga, but, gardien, gol, portero, liga, portiere, serie a, goleiro
software: programmierung, softwareentwicklung, informatique, programacion, programmazione, programacao, software | programmieren, quelltext, fehler, funktion, datenbank, programmer, logiciel, fonction, programar, codigo, funcion, programmare, codice, funzione, funcao
technical support: technischer support, computer, support technique, soporte tecnico, assistenza tecnica, suporte | rechner, drucker, bildschirm, passwort, tastatur, ordinateur, imprimante, ecran, ordenador, impresora, pantalla, contrasena, stampante, schermo, computador, impressora, senha
mobile phones: handy, handys, telefon, telephone, moviles, telefonia, telefonos | mobiltelefon, anruf, vertrag, appel, forfait, movil, llamada, cellulare, chiamata, celular, ligacao
household: haushalt, menage, hogar, casa, limpieza, pulizie, limpeza | putzen, wasche, staubsauger, spulmaschine, aufraumen, nettoyer, lessive, aspirateur, limpiar, lavadora, pulire, lavatrice, limpar, lavar
shopping lists: einkaufsliste, liste de courses, lista de la compra, lista della spesa, lista de compras | einkaufen, supermarkt, courses, supermarche, compra, supermercado, spesa, supermercato
online shopping: einkaufen, bestellungen, achats, compras, acquisti | bestellung, paket, lieferung, rucksendung, versand, gutschein, commande, colis, livraison, pedido, paquete, envio, ordine, pacco, consegna, entrega, encomenda
calendar: termine, kalender, agenda, rendez vous, citas, appuntamenti | termin, besprechung, erinnerung, reunion, rappel, cita, recordatorio, appuntamento, riunione, promemoria, reuniao, lembrete
music: musik, musique, musica | lied, lieder, konzert, gitarre, klavier, sanger, chanson, chanteur, guitare, cancion, cantante, guitarra, canzone, concerto, cancao, cantor
films and television: filme, kino, fernsehen, cinema, peliculas, cine | schauspieler, serie, regisseur, acteur, realisateur, pelicula, actor, attore, regista, ator, filme
books: bucher, literatur, livres, litterature, libros, literatura, libri, letteratura, livros | buch, autor, roman, gedicht, livre, auteur, poeme, libro, novela, poema, autore, romanzo, livro, escritor
weather: wetter, meteo, tiempo, clima | regen, schnee, sonne, temperatur, gewitter, wolken, pluie, neige, soleil, nuages, lluvia, nieve, soleado, pioggia, neve, sole, chuva, sol, previsao
time and date: uhrzeit, zeit, datum, heure, hora, ora | wie spat, wecker, uhr, stunde, quelle heure, reveil, que hora, despertador, che ore, sveglia, que horas
translation: ubersetzung, sprachen, traduction, langues, traduccion, idiomas, traduzione, lingue, traducao | ubersetzen, ubersetze, wort, traduire, mot, traducir, palabra, tradurre, parola, traduzir, palavra
mathematics: mathematik, mathematiques, matematicas, matematica | gleichung, rechnen, zahl, equation, calculer, nombre, ecuacion, calcular, numero, equazione, calcolare, equacao
jobs: arbeit, beruf, bewerbung, emploi, travail, empleo, trabajo, lavoro, emprego, trabalho | lebenslauf, vorstellungsgesprach, stelle, candidature, entretien, entrevista, curriculum, colloquio, vaga
work and pay: personalwesen, gehalt, ressources humaines, recursos humanos, risorse umane | lohn, urlaubstage, krankmeldung, uberstunden, salaire, conges, jefe, sueldo, salario, nomina, stipendio, ferie, chefe
law: recht, jura, droit, derecho, diritto, direito | anwalt, gericht, gesetz, vertrag, klage, avocat, tribunal, loi, contrat, abogado, ley, contrato, avvocato, legge, contratto, advogado, lei
politics: politik, politique, politica | wahl, regierung, kanzler, partei, bundestag, election, gouvernement, parti, elecciones, gobierno, partido, elezioni, governo, partito, eleicao
history: geschichte, histoire, historia, storia | krieg, kaiser, konig, jahrhundert, guerre, roi, siecle, guerra, rey, siglo, re, secolo, rei, seculo
religion: religion, religione, religiao | gott, kirche, bibel, gebet, dieu, eglise, priere, dios, iglesia, biblia, dio, chiesa, deus, igreja
education: bildung, schule, ecole, educacion, escuela, scuola, educacao, escola, universitat | lehrer, schuler, prufung, hausaufgaben, universite, professeur, examen, devoirs, profesor, deberes, insegnante, esame, compiti, professor, prova
science: wissenschaft, sciences, ciencia, scienza | forschung, experiment, recherche, chercheur, investigacion, ricerca, pesquisa
environment: umwelt, umweltschutz, environnement, medio ambiente, ambiente, meio ambiente | klimawandel, mull, abfall, verschmutzung, dechets, pollution, contaminacion, residuos, inquinamento, rifiuti, poluicao, lixo
energy: energie, strom, energia, electricite | stromrechnung, gas, heizung, electricidad, elettricita, eletricidade, luz
gardening: garten, gartenarbeit, jardinage, jardineria, giardinaggio, jardinagem | pflanze, pflanzen, blumen, rasen, baum, plante, fleurs, pelouse, arbre, planta, flores, cesped, pianta, fiori, prato, arvore
pets: haustiere, hunde, katzen, animaux, mascotas, animali | hund, katze, tierarzt, welpe, chien, chat, veterinaire, perro, gato, cane, gatto, cachorro
relationships: liebe, beziehung, amour, relations, amor, relaciones, amore | freundin, hochzeit, ehe, copine, mariage, novia, boda, fidanzata, matrimonio, namorada, casamento
home improvement: heimwerken, bricolage, reparaturen, bricolaje, riparazioni | bohren, wand, rohr, reparieren, percer, mur, tuyau, taladro, pared, tuberia, trapano, parete, parede
fashion: mode, kleidung, moda, ropa, abbigliamento, roupas | kleid, schuhe, hose, robe, chaussures, pantalon, vestido, zapatos, vestito, scarpe, sapatos
customer service: kundenservice, kundendienst, service client, atencion al cliente, servizio clienti, atendimento | beschwerde, umtausch, erstattung, garantie, reclamation, remboursement, queja, reembolso, reclamo, rimborso, reclamacao
`;
