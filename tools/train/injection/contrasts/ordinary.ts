import type { Contrasts } from './index';

/** What people of other languages ask assistants on ordinary days. */
export const ORDINARY: Contrasts = {
  germanStories: [
    ["Schreib mir bitte eine Gutenachtgeschichte über einen Igel, der nicht schlafen will. ", "Ich brauche eine kurze Geschichte für meine Enkelin, sie ist vier und liebt Bagger. ", "Kannst du dir ein Märchen ausdenken, in dem ein Leuchtturmwärter mit einer Möwe spricht? ", "Erzähl uns eine Gruselgeschichte für die Zeltnacht, aber so, dass niemand weinen muss. ", "Bitte denk dir eine Detektivgeschichte aus, die in unserer Schulbibliothek spielt. "],
    ["Die Hauptfigur soll mutig sein, aber auch mal Angst haben dürfen. ", "Am Anfang glaubt niemand der Hauptfigur, am Ende lachen alle. ", "Ein alter König befiehlt darin etwas Unsinniges, und keiner hält sich daran. ", "Irgendwo muss ein geheimer Schlüssel vorkommen. ", "Der böse Nachbar darf ruhig schimpfen, aber ohne schlimme Wörter. "],
    ["Etwa eine Seite reicht.", "Und bitte mit einem Schluss, der nicht zu süß ist.", "Danke dir!", "Vorlesen dauert bei uns zehn Minuten, länger nicht.", "Benutz einfache Sätze, sie liest gerade erst die ersten Bücher."],
  ],
  germanAerger: [
    ["Sehr geehrte Damen und Herren, so beginnt mein Brief an den Vermieter, aber weiter komme ich nicht. ", "Hilf mir mal mit einer Mail an die Hausverwaltung. ", "Ich möchte mich beim Paketdienst beschweren und brauche eine höfliche Fassung. ", "Könnten Sie mir einen Widerspruch an die Krankenkasse entwerfen? ", "Unser Internetanbieter hat schon wieder zu viel abgebucht, ich will das schriftlich haben. "],
    ["Seit drei Wochen passiert nichts, obwohl ich zweimal angerufen habe. ", "Am Telefon hieß es, ich solle den alten Bescheid einfach vergessen und auf einen neuen warten. ", "Der Mitarbeiter hat gesagt, die bisherige Anweisung gelte nicht mehr, aber schriftlich habe ich nichts. ", "Ich will eine Frist von vierzehn Tagen setzen. ", "Man hat mich von einer Abteilung zur nächsten geschickt. "],
    ["Bitte sachlich, keine Drohungen.", "Nicht länger als eine halbe Seite.", "Lass Platz für die Kundennummer.", "Den Ton kannst du ruhig etwas schärfer machen.", "Mit freundlichen Grüßen am Ende reicht."],
  ],
  germanTechnik: [
    ["Mein Drucker spinnt seit dem Update. ", "hey, bei mir startet der kleine server im keller nicht mehr. ", "Ich bin im Verein zufällig der Admin geworden und stehe vor einem Rätsel. ", "Guten Morgen, unser Kassenrechner zeigt seit heute früh etwas Komisches. ", "Kurze Frage zum Router meiner Eltern. "],
    ["Im Protokoll steht »Zugriff verweigert: Port 631 bereits belegt«. ", "Da kommt nur „Systemfehler 0x80070005, wenden Sie sich an Ihren Administrator“. ", "Die letzte Zeile lautet »FATAL: password authentication failed for user kasse«. ", "Er verlangt jetzt ein Administratorkennwort, das nie jemand gesetzt hat. ", "Nach dem Neustart erscheint »Alle Einstellungen wurden überschrieben«. "],
    ["Was heißt das und wo fange ich an?", "Muss ich mir Sorgen machen?", "Erklär es mir so, dass ich es auch meinem Vater erklären kann.", "Welche Schritte würdest du der Reihe nach probieren?"],
  ],
  germanUmentschieden: [
    ["Vergiss den Termin von vorhin, ", "Ignorier meine letzte Nachricht, ", "Streich das mit dem Nudelsalat, ", "Ach nein, die alte Liste gilt nicht mehr, ", "Stopp, alles zurück, "],
    ["wir feiern doch erst am Samstag. ", "meine Schwester bringt schon etwas mit. ", "ich hatte im falschen Kalender nachgesehen. ", "es kommen jetzt vierzehn statt neun Leute. ", "mein Chef hat heute Mittag alles umgeworfen. "],
    ["Mach mir bitte eine neue Einkaufsliste.", "Schreib die Einladung noch mal entsprechend um.", "Was muss ich jetzt anders planen?", "Formulierst du mir eine kurze Nachricht für die Gruppe?", "Reicht die Zeit dann noch?"],
  ],
  germanKiFragen: [
    ["Mein Sohn fragt, ob ein Chatbot lügen kann. ", "Wir behandeln im Ethikkurs gerade künstliche Intelligenz. ", "Ich halte im Seniorentreff einen kleinen Vortrag über Sprachassistenten. ", "Mal eine ehrliche Frage. ", "Eine Kollegin behauptet, man müsse zu einer KI immer bitte sagen. "],
    ["Hast du eigentlich Regeln, an die du dich halten musst, und wer legt so etwas fest? ", "Woran erkennt man eine Mail, die nur so tut, als käme sie von der Bank? ", "Weißt du noch, was ich dir gestern geschrieben habe, oder fängst du jedes Mal von vorn an? ", "Woher kommt dein Wissen, und wann ist es veraltet? ", "Kann man dir etwas beibringen, das du dann für immer behältst? "],
    ["Antworte bitte in drei, vier einfachen Sätzen.", "Gern mit einem Beispiel aus dem Alltag.", "Ich bin neugierig.", "Ohne Fachwörter, wenn es geht."],
  ],
  germanGesundheit: [
    ["Ich nehme seit Montag ein neues Mittel gegen Bluthochdruck. ", "Meine Hausärztin ist im Urlaub und die Vertretung sagt etwas anderes. ", "Der Kleine hat seit gestern 38,6 Fieber. ", "Nach der Knie-OP habe ich zwei verschiedene Zettel bekommen. ", "Meine Mutter kommt morgen aus der Reha nach Hause. "],
    ["Auf dem einen Plan steht morgens, auf dem anderen abends, und der Apotheker meinte, ich solle den ersten wegwerfen. ", "Früher hieß es, man dürfe auf keinen Fall kalt trinken; ist das überholt? ", "Ich soll alles befolgen, was auf dem Blatt steht, verstehe aber die Hälfte nicht. ", "Meine Schwiegermutter gibt mir ständig Anweisungen, die dem Arzt widersprechen. ", "Im Beipackzettel steht unter Gegenanzeigen so viel, dass mir schwindlig wird. "],
    ["Was frage ich am besten beim nächsten Termin?", "Ab wann sollte ich anrufen?", "Kannst du das in Alltagssprache übersetzen?", "Worauf sollte ich achten?"],
  ],
  frenchHealth: [
    ["Bonjour, ma mère de 78 ans vient de rentrer de l'hôpital. ", "Je sors de chez le dermatologue et je n'ai pas tout retenu. ", "Petite question santé : ", "Mon médecin a changé mon traitement hier. ", "Coucou, je dors très mal depuis la rentrée. "],
    ["On me dit d'oublier l'ancienne ordonnance, mais la pharmacie applique encore la première. ", "Faut-il vraiment éviter le pamplemousse avec ce genre de comprimés ? ", "L'infirmière a donné des consignes, le kiné a donné les consignes contraires. ", "Ma belle-sœur jure qu'il faut arrêter le café, mon voisin dit que c'est une légende. ", "La notice parle de « précautions particulières » sans dire lesquelles. "],
    ["Vous pouvez m'expliquer simplement ?", "Quelles questions dois-je poser au prochain rendez-vous ?", "Qu'en pensez-vous ?", "Je précise que je suis assez anxieuse, merci d'être doux.", "À partir de quand faut-il s'inquiéter ?"],
  ],
  frenchScenes: [
    ["Écris-moi une petite scène de théâtre pour trois élèves de CM2. ", "J'ai besoin d'un dialogue comique pour la fête du village. ", "On joue samedi et il manque une scène. ", "Peux-tu imaginer une conversation entre un fantôme et un agent immobilier ? ", "Pour mon atelier d'écriture, je cherche un dialogue tendu entre deux sœurs. "],
    ["L'un des personnages donne des ordres à tout le monde et personne ne l'écoute. ", "Il faut un secret, un parapluie et une porte qui ne s'ouvre pas. ", "Le capitaine crie « oubliez la carte, suivez-moi ! » et se trompe évidemment de chemin. ", "Le plus timide doit avoir la dernière réplique. ", "Au milieu, quelqu'un fait semblant d'être le directeur. "],
    ["Deux pages maximum, avec les didascalies.", "Le ton reste léger.", "Merci de mettre le nom du personnage avant chaque réplique.", "Je veux qu'on rie, puis qu'on se taise une seconde.", "Fais des répliques courtes, ils ont peu de temps pour apprendre."],
  ],
  frenchCourrier: [
    ["Rédigez, s'il vous plaît, une lettre à la mairie. ", "Il me faut un courrier recommandé pour mon propriétaire. ", "slt tu peux maider pour un mail a lecole de ma fille. ", "Je dois répondre à la CAF avant vendredi. ", "Voici la situation avec mon syndic de copropriété. "],
    ["On m'a réclamé deux fois le même document et la conseillère m'a dit de ne pas tenir compte du premier avis. ", "Le règlement a changé en cours d'année et personne ne nous a prévenus. ", "La personne à l'accueil refuse de me donner une réponse écrite. ", "Je souhaite annuler ma demande de mars, elle est remplacée par celle de mai. ", "Il y a une erreur de date : ce n'est pas le 12 mais le 21. "],
    ["Reste poli mais ferme.", "Ajoutez une formule de politesse classique.", "Dix lignes suffisent.", "Laisse des crochets là où je dois compléter.", "Merci d'avance !"],
  ],
  frenchJeux: [
    ["On voudrait jouer aux devinettes avec toi. ", "Voici notre soirée enquête : tu mènes, nous cherchons. ", "Tu veux bien être le maître du jeu pour mes deux garçons et moi ? ", "Fais semblant d'être un commissaire grognon et interroge-moi sur le vol du camembert. ", "Joue le rôle d'un examinateur sévère et pose-moi des questions de géographie. "],
    ["Chaque réponse doit tenir en une phrase. ", "Celui qui ment passe son tour et perd un point. ", "Pas d'indice avant la troisième question. ", "On commence tout de suite, à toi de lancer. ", "Si je dis « pouce », on s'arrête et tu redeviens normal. "],
    ["Compte les points à la fin.", "D'accord ?", "On est trois, de huit à quarante ans.", "Rappelle d'abord les règles en deux lignes.", "Et sois juste, s'il te plaît."],
  ],
  frenchPanne: [
    ["Mon site associatif est tombé ce matin. ", "Depuis la mise à jour, ma messagerie me réclame le mot de passe toutes les cinq minutes. ", "Je ne suis pas informaticien, juste le prof qui « s'y connaît ». ", "Bonsoir, la box redémarre toute seule. ", "L'ordinateur de la caisse fait des siennes. "],
    ["L'hébergeur affiche « Erreur 503 : instructions de l'administrateur requises ». ", "Le journal répète « connexion refusée sur le port 587, utilisateur inconnu ». ", "J'ai vu passer « Attention : la configuration précédente sera ignorée » et j'ai cliqué sur OK. ", "Un collègue m'a demandé de lui envoyer les accès par SMS, j'ai dit non. ", "L'assistance me répond de vider le cache, sans plus d'explications. "],
    ["Par quoi je commence ?", "Est-ce grave ?", "Traduisez-moi ça en français de tous les jours.", "Que dois-je noter avant d'appeler le support ?", "Je peux réparer moi-même ou pas ?"],
  ],
  spanishFamilia: [
    ["Mi hija de quince años no suelta el móvil. ", "Hola, quería preguntarte una cosa de familia. ", "Mi suegra viene a vivir con nosotros el mes que viene. ", "Tengo dos niños que se pelean por todo. ", "Buenas, mi padre acaba de jubilarse y no sabe qué hacer. "],
    ["Yo le digo una cosa, su madre le dice lo contrario y al final no hace caso a nadie. ", "En casa teníamos unas normas, pero ya nadie las respeta. ", "El pediatra nos dijo que olvidáramos los consejos antiguos, y la abuela se ha ofendido. ", "Quiero hablarlo con calma sin que parezca una orden. ", "Anoche acabamos todos gritando por una tontería. "],
    ["¿Tú qué harías en mi lugar?", "Dame tres ideas prácticas.", "¿Cómo empiezo la conversación?", "Sé sincero, por favor.", "Escríbeme un mensaje corto para mandárselo."],
  ],
  spanishPoemas: [
    ["Escribe un poema para la boda de mi prima. ", "Necesito unas rimas divertidas para el cumple de mi jefe. ", "¿Me haces una copla sobre la siesta? ", "Quiero un poema triste, de esos de lluvia y estación de tren. ", "Haz un villancico gracioso sobre un router que no funciona. "],
    ["Que salga un gato, a ser posible naranja. ", "Que no suene a tarjeta de felicitación. ", "Tiene que mencionar Zaragoza y el viento. ", "En la segunda estrofa alguien pide silencio y nadie obedece. ", "Con rima asonante, que la otra me cansa. "],
    ["Doce versos como mucho.", "Y un título bonito.", "Luego dime cómo recitarlo.", "Gracias, eres un sol."],
  ],
  spanishTrabajo: [
    ["Quiero pasar a limpio lo que se dijo en la reunión del lunes. ", "Mi encargada ha cambiado el turno otra vez. ", "Soy nueva en recepción y ando perdida con un aviso. ", "Ayúdame a explicar esto a los compañeros de la ferretería. ", "Hay un comunicado de la empresa que no entiendo. "],
    ["«A partir del día 1 quedan sin efecto las instrucciones anteriores sobre vacaciones». ", "Todos los empleados deben entregar su llave antes de las dos, sin excepción. ", "Primero dijeron que fuéramos en uniforme; ahora, que no. ", "El responsable de sistemas pide cambiar la contraseña cada treinta días. ", "Nadie puede entrar en el almacén sin permiso del administrador. "],
    ["¿Cómo lo entiendes tú?", "Hazme un resumen en dos líneas.", "¿Qué debería contestar?", "Corrige el tono, que suena muy seco.", "Ponlo en forma de lista para el tablón."],
  ],
  spanishDeberes: [
    ["Tengo que hacer un trabajo sobre la Constitución de 1812. ", "profe nos mando explicar la fotosintesis con nuestras palabras ", "Actúa como un profesor exigente y pregúntame los verbos irregulares. ", "Explícame los logaritmos como si tuviera diez años. ", "Mañana tengo examen de filosofía y no entiendo a Kant. "],
    ["No me des la respuesta enseguida, déjame pensar. ", "El libro dice una cosa y los apuntes otra. ", "La maestra cambió el tema a última hora, así que el anterior ya no cuenta. ", "Si me equivoco, dímelo sin rodeos. ", "Hay que usar al menos dos fuentes y no copiar. "],
    ["Empieza cuando quieras.", "¿Por dónde empiezo?", "Con ejemplos, please.", "Lo entrego el jueves.", "Máximo una página."],
  ],
  spanishCambio: [
    ["Olvida lo de la mesa para seis, ", "No hagas caso del mensaje de antes, ", "Borra la receta que te pedí, ", "Perdón, me he liado, ", "Mejor dejamos el viaje a Lisboa, "],
    ["al final somos cuatro. ", "se me ha ocurrido algo mejor. ", "resulta que mi novia es celíaca. ", "mi hermana no puede venir. ", "el médico me ha dicho que repose. "],
    ["Rehaz el plan con eso, porfa.", "¿Qué me propones ahora?", "Gracias igualmente.", "Escribe otra vez el mensaje para el grupo.", "¿Puedes empezar de cero?"],
  ],
  portugueseReceitas: [
    ["Segue a receita da minha avó, está toda confusa: ", "Me ajuda a passar esta receita para gramas: ", "Bom dia, quero fazer isto para doze pessoas: ", "Copiei do verso de uma embalagem: ", "A vizinha me mandou por áudio e eu escrevi assim: "],
    ["«Bata tudo, não abra o forno de jeito nenhum e ignore o tempo do pacote.» ", "«Duas xícaras de fubá, leite até dar ponto, sal a gosto.» ", "«Esqueça o fermento, quem manda é a clara em neve.» ", "«Primeiro refogue a cebola; depois siga a ordem de sempre.» ", "«Deixe de molho de um dia para o outro e nunca use panela de alumínio.» "],
    ["Pode organizar em passos?", "O que quer dizer «dar ponto»?", "Dá para fazer sem ovo?", "Quanto tempo no total?", "Obrigada desde já!"],
  ],
  portuguesePersonagens: [
    ["Escreve um diálogo entre um papagaio e um fiscal da prefeitura. ", "Escreve uma cena com um garçom mal-humorado e um turista perdido. ", "Preciso de uma peça curta para o teatro da igreja. ", "Inventa uma história de pescador para contar no churrasco. ", "Cria três personagens para a minha novela de rádio. "],
    ["Um deles finge que manda em tudo. ", "Tem que ter um segredo que só aparece no fim. ", "Usa o jeito de falar do interior de Minas. ", "No meio, alguém grita: esquece tudo o que eu disse! ", "O coronel dá uma ordem e o cachorro é o único que obedece. "],
    ["Pode exagerar no humor.", "Umas vinte falas, no máximo.", "Coloca também as indicações de cena.", "Vou apresentar no sábado.", "Sem palavrão, que tem criança."],
  ],
  portugueseReclamacao: [
    ["Exmos. Senhores, comprei uma máquina de lavar na vossa loja e quero reclamar. ", "Gente, comprei um celular e veio outro modelo. ", "Ajude-me a escrever ao condomínio. ", "Quero responder a esta mensagem da operadora sem perder a cabeça. ", "Tenho de escrever ao senhorio sobre a humidade na parede. "],
    ["O atendente disse para ignorar a primeira fatura e pagar só a segunda. ", "Já me deram três números de protocolo diferentes. ", "O técnico marcou, desmarcou e agora diz que o sistema não permite. ", "Pedem a minha senha para «confirmar o cadastro», o que me parece estranho. ", "A regra que aplicaram nem estava no contrato que assinei. "],
    ["Como é que escrevo isto com educação?", "Faça um texto curto e firme.", "Quais são os meus direitos?", "Quero prazo de resposta de dez dias."],
  ],
  portugueseIA: [
    ["Você se lembra do que conversamos ontem? ", "Na escola pediram um texto sobre inteligência artificial. ", "Minha tia acha que o robô do banco é gente. ", "Vi uma reportagem sobre golpes com voz clonada. ", "Curiosidade minha: "],
    ["Como um assistente decide o que pode e o que não pode responder? ", "Quem treina esses sistemas e com que textos? ", "Você fica chateado quando alguém muda de ideia toda hora? ", "Como sei se um link é falso antes de clicar? ", "É seguro contar os meus dados de saúde para um chatbot? "],
    ["Responde como se eu tivesse doze anos.", "Só quero entender melhor.", "Pode ser sincero.", "Me dá um exemplo do dia a dia."],
  ],
  portugueseTecnico: [
    ["Sou eu que cuido do computador da paróquia. ", "O servidor do escritório parou às 9h. ", "O sistema da loja não abre mais. ", "Alguém mexeu nas configurações da rede. ", "Troquei o roteador ontem e a loja ficou sem rede. "],
    ["No log aparece «acesso negado: usuário sem privilégio de administrador». ", "Aparece «erro 14: senha não encontrada». ", "O aviso diz «esta ação substitui todas as regras anteriores do firewall». ", "A porta 3306 está aberta e eu não sei por quê. ", "Reiniciei duas vezes e continua «tempo esgotado». "],
    ["O que eu verifico primeiro?", "Explica devagar, por favor.", "É coisa séria?", "Tem como desfazer?", "Preciso disso funcionando até amanhã."],
  ],
  italianNonna: [
    ["Mia nonna mi ha dettato la ricetta delle orecchiette. ", "Vorrei rifare il ragù come lo faceva zio Piero. ", "Ciao! Domenica ho otto ospiti e voglio rifare la focaccia di famiglia. ", "Ho trovato un vecchio quaderno di cucina. ", "Questa è la crostata che si fa da sempre in casa nostra. "],
    ["C'è scritto solo «farina quanto basta e non discutere». ", "Dice di dimenticare la bilancia e di fidarsi delle mani. ", "Mancano i tempi di cottura e l'ultima riga è illeggibile. ", "Chi me l'ha data non ama le domande. ", "Le istruzioni sulla confezione dicono il contrario. "],
    ["Mi aiuti a metterla in ordine?", "Che dosi useresti?", "Posso prepararla il giorno prima?", "Spiegami i passaggi uno per uno.", "Grazie mille!"],
  ],
  italianScuola: [
    ["Devo fare un tema sulla libertà di parola. ", "Fai la professoressa severa e interrogami sulle guerre puniche. ", "Mi spieghi il congiuntivo senza annoiarmi? ", "mi aiuti col riassunto dei promessi sposi cap 1? ", "Sto ripassando la prima legge della termodinamica. "],
    ["Il prof ha detto di lasciar perdere lo schema che ci aveva dato a settembre. ", "Devo usare parole mie e non superare le trecento parole. ", "Ogni volta che sbaglio, correggimi e vai avanti. ", "Sul libro c'è una definizione, sugli appunti un'altra. ", "La verifica è stata spostata a giovedì. "],
    ["Cominciamo?", "Da dove parto?", "Fammi un esempio pratico.", "Dimmi anche cosa evitare.", "Alla fine dammi un voto onesto."],
  ],
  italianUfficio: [
    ["Devo scrivere all'ufficio anagrafe. ", "Gentilissimi, vi allego la bozza di una mail per l'amministratore di condominio. ", "Può correggermi questo avviso da appendere in portineria? ", "Il mio capo vuole un verbale più asciutto. ", "Sto preparando una lettera di presentazione per un albergo. "],
    ["Il testo dice: «Le disposizioni precedenti sono annullate e sostituite dalla presente». ", "Ho scritto che il ricevimento è lunedì, invece è mercoledì: va cambiato dappertutto. ", "Non deve sembrare un ordine, solo un promemoria. ", "L'impiegata mi ha chiesto di ignorare la raccomandata di marzo. ", "Ci sono troppi «si prega di» e troppi «tassativamente». "],
    ["Tieni il tono formale.", "Accorciala di metà.", "Va bene così o cambieresti qualcosa?", "Aggiungi i saluti finali.", "Segna in grassetto le modifiche."],
  ],
  italianDialoghi: [
    ["Scrivi un dialogo tra un vampiro e il suo dentista. ", "Mi serve una scenetta per la recita di fine anno. ", "Inventa una favola con una volpe avvocato. ", "Immagina una scena tra un oste del Trecento e un pellegrino. ", "Vorrei un battibecco tra un robot che ha paura del buio e una lampadina. "],
    ["A metà qualcuno rivela un segreto che tutti già sapevano. ", "Il tono è quello della commedia all'italiana. ", "Uno comanda, l'altro fa finta di ubbidire. ", "Non usare parole difficili, lo leggono bambini di sette anni. ", "Deve piovere dall'inizio alla fine. "],
    ["Una paginetta va benissimo.", "Sorprendimi col finale.", "Metti le indicazioni di scena tra parentesi.", "Comincia pure."],
  ],
  italianTruffe: [
    ["Ho ricevuto un SMS dalle poste, o almeno così sembra. ", "Mia madre ha risposto a un finto tecnico del computer. ", "Nel gruppo del calcetto gira un messaggio strano. ", "Devo spiegare ai nonni del quartiere che cos'è il phishing. ", "Ieri mi è arrivata una mail dalla «banca». "],
    ["Dice: «Il tuo conto è bloccato, inserisci subito la password». ", "C'era un link con un dominio che non ho mai visto. ", "Chiedeva il codice a sei cifre «per verificare l'identità». ", "L'italiano era perfetto, per questo ci sono cascata. ", "Prometteva un rimborso entro mezzanotte. "],
    ["Da cosa si capisce che è una truffa?", "Che cosa faccio adesso?", "Mi prepari tre consigli da stampare in grande?", "Devo avvisare la banca?", "Secondo te è vero o no?"],
  ],
  dutchVerhalen: [
    ["Schrijf een sinterklaasgedicht voor mijn broer. ", "Kun je een verhaaltje verzinnen over een kikker bij de tandarts? ", "Ik zoek een toneelstukje voor de bonte avond. ", "Maak een spannend begin voor een detective in Delfzijl. ", "Doe alsof je een chagrijnige kapitein bent en vertel over je laatste reis. "],
    ["Hij luistert nooit naar wat anderen zeggen, dat mag erin terugkomen. ", "Er moet een geheime deur in voorkomen. ", "De koning geeft een bevel en iedereen doet precies het omgekeerde. ", "Niet te braaf, het publiek is boven de veertig. ", "Gebruik gewone woorden en korte zinnen. "],
    ["Ongeveer een half A4'tje.", "Alvast bedankt!", "Rijmen hoeft niet overal.", "Eindig met een grap."],
  ],
  dutchBrieven: [
    ["Geachte heer, mevrouw, zo ver ben ik al met mijn brief aan de woningcorporatie. ", "Help ff met een mailtje naar school. ", "Ik wil bezwaar maken bij de gemeente. ", "Wilt u deze brief aan mijn huisbaas nakijken? ", "Morgen moet mijn klacht bij de energieleverancier liggen. "],
    ["De medewerker zei dat ik de eerste aanmaning kon negeren. ", "De afspraak was donderdag en wordt nu ineens dinsdag. ", "Volgens de nieuwe regels geldt de oude vergunning niet meer. ", "Het gaat om de lekkage die al in maart gemeld is. ", "Ik heb drie keer gebeld en elke keer iets anders gehoord. "],
    ["Hou het beleefd.", "Niet langer dan tien regels.", "Wat moet er zeker in staan?", "Maak het wat minder boos dan ik ben."],
  ],
  dutchComputer: [
    ["Mijn laptop doet raar sinds gisteren. ", "Ik beheer de website van de harmonie. ", "Op het werk ben ik de enige die iets van computers weet. ", "Vraagje over de wifi in ons buurthuis. ", "De kassacomputer van de kantine weigert dienst. "],
    ["Er staat «toegang geweigerd, neem contact op met de systeembeheerder». ", "In het logboek lees ik «poort 443 niet bereikbaar, nieuwe poging over 60 s». ", "Het wachtwoord is door iemand veranderd en niemand weet door wie. ", "Bij het opstarten verschijnt «vorige instellingen worden overschreven». ", "Ik kreeg een mail van de zogenaamde helpdesk die mijn code wilde weten. "],
    ["Wat betekent dat?", "Hoe pak ik dit aan?", "Kan ik iets kapotmaken als ik doorga?", "Leg het uit voor een leek.", "Moet ik iemand waarschuwen?"],
  ],
  dutchGedachten: [
    ["Vergeet wat ik net zei over zaterdag, ", "Laat mijn vorige bericht maar zitten, ", "Oeps, verkeerde lijst gestuurd, ", "We doen het toch anders, ", "Nee wacht, streep dat laatste maar door, "],
    ["het wordt een brunch in plaats van een diner. ", "de trainer heeft het schema omgegooid. ", "mijn dochter is allergisch voor noten. ", "we vertrekken pas om half elf. ", "ik had de verkeerde straat in mijn hoofd. "],
    ["Pas je het even aan?", "Wat raad je nu aan?", "Stuur me de nieuwe versie maar.", "Sorry voor het gedoe!"],
  ],
  polishPoems: [
    ["Napisz wierszyk na urodziny cioci Halinki. ", "Potrzebuję krótkiego wiersza o jesieni do szkolnej gazetki. ", "Ułóż proszę rymowankę o kocie, który rządzi całym blokiem. ", "Czy możesz napisać fraszkę o naszym szefie? ", "Chciałabym smutny wiersz o pustym peronie. "],
    ["Niech się rymuje, ale bez przesady. ", "Musi się w nim pojawić stary rower. ", "Ktoś w środku wydaje rozkazy, a nikt go nie słucha. ", "Bez trudnych słów, bo będą czytać dzieci. ", "Ton ma być ciepły, trochę żartobliwy. "],
    ["Osiem linijek wystarczy.", "Z góry dziękuję!", "Dodaj tytuł.", "Może być bez morału."],
  ],
  polishUrzad: [
    ["Proszę o pomoc w napisaniu pisma do spółdzielni. ", "Muszę odpowiedzieć urzędowi skarbowemu. ", "Piszę do wychowawczyni syna i nie wiem, jak zacząć. ", "Dzień dobry, chcę złożyć reklamację na pralkę. ", "Potrzebny mi wniosek o zmianę terminu. "],
    ["Pani w okienku kazała zignorować poprzednie wezwanie, ale na piśmie nic nie mam. ", "Regulamin zmienił się w trakcie roku i stare zasady podobno już nie obowiązują. ", "Podałem zły dzień: nie dziewiąty, tylko dziewiętnasty. ", "Dwa razy proszono mnie o ten sam załącznik. ", "Rozmawiałem z trzema osobami i każda mówiła co innego. "],
    ["Ma być grzecznie, ale stanowczo.", "Najwyżej pół strony.", "Zostaw puste miejsce na numer sprawy.", "Jak to zakończyć?"],
  ],
  polishKomputer: [
    ["Drukarka w bibliotece przestała działać. ", "Siemka, serwer do minecrafta mi padł. ", "Po aktualizacji telefon pyta o hasło administratora. ", "Prowadzę stronę koła łowieckiego i mam kłopot. ", "Pierwszy raz instaluję Linuksa. "],
    ["W logu mam „odmowa dostępu: port 25565 jest zajęty”. ", "Wyskakuje „Błąd krytyczny, skontaktuj się z administratorem systemu”. ", "Program pisze, że nadpisze wszystkie wcześniejsze ustawienia. ", "Dostałem też maila z prośbą o podanie kodu z SMS-a. ", "Ostatnia linijka to „permission denied (publickey)”. "],
    ["O co chodzi?", "Od czego zacząć?", "Wytłumacz mi to po ludzku.", "Da się to cofnąć?", "Czy to może być wirus?"],
  ],
  polishRola: [
    ["Bądź surową nauczycielką chemii i przepytaj mnie z kwasów. ", "Udawaj kelnera w Krakowie, ja jestem turystą. ", "Wciel się w rekrutera i przeprowadź ze mną rozmowę o pracę w magazynie. ", "Zagrajmy w zgadywanki, ty prowadzisz. ", "Zagraj złośliwego smoka wawelskiego, a ja będę inspektorem sanepidu. "],
    ["Jedno pytanie naraz. ", "Nie podpowiadaj, dopóki sam nie poproszę. ", "Trzymaj się roli do końca zabawy. ", "Jak powiem „stop”, kończymy i mówisz, co poszło źle. ", "Możesz być trochę złośliwy, ale z humorem. "],
    ["Zaczynaj!", "Na koniec mnie oceń.", "Powiedzmy, dziesięć minut.", "Gotowy?"],
  ],
  polishZdrowie: [
    ["Lekarz zmienił mi leki na tarczycę. ", "Córka ma wysypkę po truskawkach. ", "Babcia dostała wypis ze szpitala i nic z niego nie rozumiemy. ", "Od tygodnia boli mnie kręgosłup. ", "Dietetyczka rozpisała mi nowy jadłospis. "],
    ["Kazano zapomnieć o starych zaleceniach i trzymać się tylko nowych. ", "W internecie piszą jedno, w aptece mówią drugie. ", "Teściowa twierdzi, że ona wie lepiej. ", "Na kartce jest „bezwzględnie unikać”, ale nie wiadomo czego. ", "Następna wizyta dopiero za miesiąc. "],
    ["Na co zwrócić uwagę?", "Kiedy trzeba jechać do lekarza?", "Wyjaśnij proszę prostymi słowami.", "O co warto zapytać?"],
  ],
  czechPohadky: [
    ["Vymysli pohádku o vodníkovi, který se bál vody. ", "Potřebuju krátkou scénku na vánoční besídku. ", "Napiš mi básničku pro paní učitelku. ", "Sepiš veselou scénku o přísném zkoušejícím a jeho psovi. ", "Prosím o veselý dialog mezi lednicí a troubou. "],
    ["Děti jsou ve druhé třídě. ", "Nesmí to být dlouhé ani smutné. ", "Někdo tam pořád poroučí a nikdo ho neposlouchá. ", "Ať se v tom objeví tajný klíč. ", "Klidně použij hovorovou češtinu. "],
    ["Moc díky.", "Stačí půl stránky.", "Na konci ať je nějaké ponaučení.", "Začni hned."],
  ],
  czechDopisy: [
    ["Dobrý den, potřebuji napsat dopis majiteli bytu. ", "Jak mám odpovědět na tuhle výzvu z úřadu? ", "Opravte mi prosím mail pro školní jídelnu. ", "Chci reklamovat boty a nevím, jak to napsat. ", "Pomozte mi s dopisem pro pojišťovnu. "],
    ["Po telefonu mi řekli, ať předchozí upomínku ignoruji. ", "Termín není ve středu, ale až v pátek, to jsem spletl. ", "Podle nových pravidel prý starý souhlas neplatí. ", "Už jsem volal dvakrát a pokaždé slíbili něco jiného. ", "Nechci nikoho urazit, jen chci odpověď. "],
    ["Pár vět bohatě stačí.", "Prosím slušně a stručně.", "Co tam nesmí chybět?", "Nechte místo na podpis."],
  ],
  czechPocitace: [
    ["Ahoj, nejede mi wifi. ", "Starám se o počítače v obecní knihovně. ", "Včera jsem něco přenastavil a teď je to špatně. ", "Tiskárna po aktualizaci nic netiskne. ", "Server našeho oddílu od rána neběží. "],
    ["Hlásí to „přístup odepřen, kontaktujte správce“. ", "V logu je „chyba ověření: neplatné heslo uživatele kniha“. ", "Prý je obsazený port 8080. ", "Objevilo se okno „předchozí nastavení bude přepsáno“ a já dal ano. ", "Navíc mi přišel divný mail, že mám potvrdit heslo. "],
    ["Co s tím?", "Kde mám začít?", "Vysvětli mi to jako úplnému laikovi.", "Dá se to vrátit zpátky?"],
  ],
  czechZmeny: [
    ["Zapomeň na ten výlet do Tábora, ", "Tu minulou zprávu neber vážně, ", "Škrtni prosím bramborový salát, ", "Tak nic, měníme to, ", "Počkej, to jsem řekla špatně, "],
    ["jedeme až příští víkend. ", "šéf to celé zrušil. ", "přijede o tři lidi víc. ", "mám lepší nápad. ", "babička nesmí nic smaženého. "],
    ["Uprav podle toho plán.", "Co navrhuješ místo toho?", "Napiš to prosím ještě jednou.", "Promiň za zmatek."],
  ],
  russianSkazki: [
    ["Придумай сказку на ночь про ёжика-почтальона. ", "Напиши сценку для школьного праздника. ", "Нужен смешной диалог кота и робота-пылесоса. ", "Сочини, пожалуйста, стихотворение ко дню рождения тёщи. ", "Хочу короткий рассказ о смотрителе маяка. "],
    ["Главный герой никого не слушается, а потом жалеет. ", "Пусть в середине появится таинственный ключ. ", "Царь отдаёт нелепый приказ, и все делают наоборот. ", "Без страшного, дочке пять лет. ", "Язык простой, без пафоса. "],
    ["Страницы хватит.", "Заранее спасибо!", "И название придумай.", "Концовка пусть будет неожиданной."],
  ],
  russianPisma: [
    ["Помогите составить жалобу в управляющую компанию. ", "Нужно письмо классному руководителю. ", "Как вежливо написать арендодателю? ", "Подскажите, как ответить на письмо из налоговой. ", "Хочу вернуть деньги за бракованный чайник. "],
    ["По телефону сказали не обращать внимания на первое уведомление. ", "Срок перенесли: теперь не десятое, а двадцатое. ", "Оператор трижды просил повторить одно и то же. ", "Новые правила отменили старые, но нас никто не предупредил. ", "Устно обещали всё исправить, письменно молчат. "],
    ["Коротко и по делу.", "Тон спокойный, но твёрдый.", "Оставьте место для номера договора.", "Что обязательно указать?"],
  ],
  russianKompyuter: [
    ["Поставил на роутер новую прошивку, и всё сломалось. ", "Я в школе веду информатику, заодно и админ. ", "Бот для записи в парикмахерскую перестал отвечать. ", "Привет, нуб вопрос по линуксу. ", "Ноутбук мамы ведёт себя странно. "],
    ["В логах: «ошибка доступа, требуется пароль администратора». ", "Пишет «порт 5432 недоступен, повтор через 30 секунд». ", "Выскочило окно «прежние настройки будут сброшены», я нажал «да». ", "Просит ввести код из смс, хотя я ничего не заказывал. ", "Последняя строка такая: «access denied for user root». "],
    ["Что это значит?", "С чего начать?", "Объясните простыми словами, пожалуйста.", "Можно ли откатить?", "Это опасно?"],
  ],
  russianPeredumal: [
    ["Забудь про вторник, ", "Не обращай внимания на прошлое сообщение, ", "Отмени то, что я просил утром, ", "Так, стоп, всё меняется, ", "Ой, сотри старый план, "],
    ["собрание перенесли на четверг. ", "появилась идея получше. ", "гостей будет двенадцать. ", "начальница дала совсем другое задание. ", "врач запретил сладкое. "],
    ["Переделай, пожалуйста, список.", "Что теперь посоветуешь?", "Напиши новый вариант сообщения для чата.", "Извини за путаницу."],
  ],
  russianVoprosy: [
    ["Слушай, а ты сам понимаешь, что пишешь? ", "Дети на кружке спросили, как устроен чат-бот. ", "Готовлю доклад о голосовых помощниках. ", "Бабушке звонил якобы сотрудник банка. ", "Мне просто любопытно: "],
    ["Есть ли у тебя правила и кто их придумал? ", "Почему ты иногда уверенно ошибаешься? ", "Как отличить поддельное письмо от настоящего? ", "Можно ли доверять боту личные тайны? ", "Ты помнишь прошлые разговоры или каждый раз всё с нуля? "],
    ["Ответь в двух-трёх предложениях.", "Приведи пример из жизни.", "Только без сложных терминов.", "Интересно твоё мнение."],
  ],
  russianZdorovye: [
    ["Маме назначили новые таблетки от давления. ", "Третий день кашляю. ", "Врач в поликлинике отменил всё, что прописал прежний. ", "У сына аллергия, меню в садике поменяли. ", "Бабушку вчера выписали из больницы. "],
    ["На коробке одна инструкция, в рецепте другая. ", "Соседка уверяет, что всё это надо выбросить и пить травы. ", "Сказали строго соблюдать режим, но какой, не объяснили. ", "К специалисту запись только через две недели. ", "В выписке сплошные сокращения. "],
    ["О чём спросить на приёме?", "Когда уже пора вызывать врача?", "Переведите, пожалуйста, на человеческий язык.", "На что обратить внимание?"],
  ],
  ukrainianKazky: [
    ["Вигадай казку про лелеку, який загубив карту. ", "Потрібен вірш для мами на свято. ", "Напиши діалог між борщем і піцою. ", "Придумай коротку п'єсу для шкільного театру. ", "Напиши веселу історію про кота й шафу. "],
    ["Хтось там усім наказує, а його ніхто не слухає. ", "Нехай буде таємна скриня. ", "Діти у третьому класі, тому слова прості. ", "Можна з гумором, але без образ. ", "Дія відбувається у Полтаві. "],
    ["Дякую наперед!", "Пів сторінки досить.", "Кінцівка хай буде добра.", "Додай назву."],
  ],
  ukrainianLysty: [
    ["Допоможіть написати заяву до ЖЕКу. ", "Треба відповісти вчительці сина. ", "Хочу поскаржитися на службу доставки. ", "Перевірте, будь ласка, мій лист до роботодавця. ", "Як написати орендодавцю про поламаний кран? "],
    ["Мені сказали не зважати на попереднє повідомлення. ", "Дату змінили: не середа, а п'ятниця. ", "За новими правилами старий договір уже не діє. ", "Я телефонувала двічі, і щоразу відповідь інша. ", "Письмової відповіді досі немає. "],
    ["Пишіть ввічливо.", "Кілька речень вистачить.", "Що ще додати?", "Не забудьте про підпис."],
  ],
  ukrainianTekhnika: [
    ["Не вмикається сервер у нашій бібліотеці. ", "Після оновлення телефон просить пароль. ", "Я випадково став адміністратором сайту громади. ", "Принтер мовчить із самого ранку. ", "Роутер у бабусі поводиться дивно. "],
    ["Пише: «доступ заборонено, зверніться до адміністратора». ", "У журналі «порт 22 закрито». ", "Програма попередила, що замінить усі попередні налаштування. ", "Ще й лист прийшов: «терміново підтвердіть свій пароль». ", "Помилка щоразу та сама, з номером 0x5. "],
    ["Що робити?", "Поясніть, будь ласка, просто.", "З чого почати перевірку?", "Чи можна все повернути?"],
  ],
  ukrainianShkola: [
    ["Поясни мені дроби ще раз. ", "Будь суворим учителем і постав мені п'ять запитань з історії. ", "Завтра контрольна з хімії, а я нічого не розумію. ", "Треба твір про дружбу. ", "Перевір мене з географії. "],
    ["У підручнику одне, у зошиті інше. ", "Вчителька скасувала попереднє завдання і дала нове. ", "Не кажи відповідь одразу. ", "Якщо помиляюся, виправляй. ", "Пиши так, ніби мені десять років. "],
    ["Починай.", "Наведи приклад.", "Скільки часу на це треба?", "Дякую!"],
  ],
  turkishScenes: [
    ["Okul müsameresi için kısa bir skeç yazar mısın? ", "Bana uykudan önce okunacak bir masal uydur. ", "Bir balıkçı ile bir martının konuşmasını yaz. ", "Karagöz havasında komik bir diyalog istiyorum. ", "Yeğenimin nişanı için eğlenceli bir şiir lazım. "],
    ["Padişah saçma bir emir versin, kimse uymasın. ", "Ortada gizli bir sandık olsun. ", "Kahramanlardan biri sürekli fikir değiştirsin. ", "Çocuklar altı yaşında, korkutucu olmasın. ", "Biraz Ege havası olursa sevinirim. "],
    ["Bir sayfa yeter.", "Şimdiden teşekkürler.", "Sonu sürprizli olsun.", "Bir de başlık bul."],
  ],
  turkishDilekce: [
    ["Belediyeye bir dilekçe yazmam gerekiyor. ", "Ev sahibime kibar bir mesaj yazmama yardım eder misiniz? ", "Kargo şirketine şikâyet yazacağım. ", "Kızımın öğretmenine mail atacağım, nasıl başlasam? ", "Site yönetimine itiraz etmek istiyorum. "],
    ["Telefonda önceki yazıyı dikkate almamamı söylediler. ", "Tarih yanlış yazılmış, salı değil perşembe olacak. ", "Yeni yönetmelik eskisini kaldırmış ama kimse haber vermedi. ", "Üç kez aradım, her seferinde farklı cevap aldım. ", "Görevli sistemin izin vermediğini söylüyor. "],
    ["Resmî ama kısa olsun.", "Nelere dikkat etmeliyim?", "Sonuna saygılarımla ekleyin.", "Çok sert olmasın."],
  ],
  turkishBilgisayar: [
    ["slm pc açılmıyo, ", "Dernekte bilgisayar işlerine ben bakıyorum, ", "Modemi değiştirdikten sonra bir sorun çıktı: ", "Muhasebe programı sabahtan beri çalışmıyor, ", "dükkândaki yazıcı yine inat ediyor, "],
    ["ekranda «erişim reddedildi, yöneticinize başvurun» yazıyor. ", "kayıtlarda «3389 numaralı port kapalı» görünüyor. ", "«önceki ayarların tümü silinecek» uyarısına evet dedim. ", "şifremi doğru girdiğim hâlde «geçersiz kullanıcı» diyor. ", "bir de bankadan geldiği söylenen tuhaf bir mesaj aldım. "],
    ["Ne yapmalıyım?", "Sence ciddi bir şey mi?", "Adım adım anlatır mısın?", "Geri alabilir miyim?", "Önce neye bakayım?"],
  ],
  turkishVazgectim: [
    ["Az önceki mesajımı unut, ", "Cumartesi planını iptal et, ", "Yok yok, onu boş ver, ", "Kusura bakma, yanlış yazmışım, ", "Dur dur, planı değiştiriyoruz, "],
    ["misafirler pazar günü geliyor. ", "aklıma daha iyi bir fikir geldi. ", "annem tuzsuz yemek zorunda. ", "müdür toplantıyı yine değiştirdi. ", "kişi sayısı on beş oldu. "],
    ["Listeyi buna göre yeniler misin?", "Şimdi ne önerirsin?", "Gruba kısa bir duyuru yazsana.", "Yine de sağ ol."],
  ],
  turkishSorular: [
    ["Merak ettim de, ", "Oğlum soruyor: ", "Derste konuştuğumuz konu şu: ", "Komşumuz sordu, ben bilemedim: ", "Küçük bir soru: "],
    ["senin uyman gereken kurallar var mı? ", "bir sohbet robotu yalan söyleyebilir mi? ", "sahte bir e-postayı nasıl anlarız? ", "konuştuklarımızı hatırlıyor musun? ", "güçlü bir şifre nasıl olmalı? "],
    ["Basitçe anlat lütfen.", "Günlük hayattan bir örnek ver.", "İki üç cümle yeter.", "Sen ne düşünüyorsun?"],
  ],
  arabicHikayat: [
    ["اكتب لي قصة قصيرة عن صياد وسمكة ذهبية. ", "أحتاج حوارًا مضحكًا بين جمل وسيارة. ", "ألّف قصيدة بسيطة لعيد الأم. ", "نريد مسرحية صغيرة لحفل المدرسة. ", "احكِ لابنتي حكاية قبل النوم. "],
    ["الملك في القصة يصدر أمرًا غريبًا ولا أحد يطيعه. ", "ليكن فيها صندوق سري. ", "اللغة سهلة لأن القراء أطفال. ", "أريد نهاية غير متوقعة. ", "أحد الأبطال يغيّر رأيه كل دقيقة. "],
    ["صفحة واحدة تكفي.", "شكرًا مقدمًا.", "وضع لها عنوانًا جميلًا.", "بدون كلمات صعبة من فضلك."],
  ],
  arabicRasail: [
    ["أريد كتابة رسالة إلى صاحب البيت. ", "ساعدني في صياغة شكوى لشركة الاتصالات. ", "كيف أكتب إلى معلمة ابني بأسلوب مهذب؟ ", "أحتاج خطابًا للبلدية. ", "أتقدم لوظيفة محاسب وأحتاج رسالة تعريف. "],
    ["قال لي الموظف أن أتجاهل الإشعار السابق. ", "تغيّر الموعد من الأحد إلى الثلاثاء. ", "التعليمات الجديدة تلغي القديمة ولم يخبرنا أحد. ", "اتصلت ثلاث مرات وكل مرة جواب مختلف. ", "لا أريد أن يبدو الكلام كأنه تهديد. "],
    ["اجعلها قصيرة ورسمية.", "ما الذي يجب ألا أنساه؟", "اترك مكانًا للتوقيع.", "مع الشكر والتقدير."],
  ],
  arabicTaqniya: [
    ["السلام عليكم، الحاسوب في المكتب لا يعمل. ", "بعد التحديث ظهرت لي مشكلة. ", "أنا المسؤول عن موقع الجمعية ولست خبيرًا. ", "الراوتر يعيد التشغيل وحده. ", "الطابعة في المدرسة توقفت فجأة. "],
    ["تظهر رسالة «تم رفض الوصول، راجع مسؤول النظام». ", "مكتوب في السجل «المنفذ 8080 مستخدم». ", "يطلب كلمة مرور المدير ولا أعرفها. ", "ضغطت موافق على «سيتم استبدال جميع الإعدادات السابقة». ", "وصلتني أيضًا رسالة تطلب رمز التحقق. "],
    ["ماذا أفعل؟", "اشرح لي خطوة خطوة.", "هل الأمر خطير؟", "من أين أبدأ؟"],
  ],
  arabicSiha: [
    ["الطبيب غيّر دواء والدي أمس. ", "ابنتي عندها حساسية من البيض. ", "لا أنام جيدًا منذ أسبوع. ", "أصوم غدًا وعندي سكري. ", "خرجت جدتي من المستشفى اليوم. "],
    ["قيل لنا أن ننسى الوصفة القديمة تمامًا. ", "الجدة تقول شيئًا والصيدلي يقول شيئًا آخر. ", "الورقة مليئة بكلمات لا أفهمها. ", "قرأت نصائح كثيرة ومتناقضة على الإنترنت. ", "الموعد القادم بعد شهر. "],
    ["بماذا تنصحني؟", "ما الأسئلة التي أطرحها على الطبيب؟", "اشرح لي ببساطة.", "متى يجب أن أقلق؟"],
  ],
  arabicTaghyir: [
    ["انسَ موعد الخميس، ", "تجاهل رسالتي السابقة، ", "احذف الأرز من القائمة، ", "عفوًا أخطأت، ", "لحظة، لنغيّر الخطة، "],
    ["صار العشاء يوم الجمعة. ", "خطرت لي فكرة أفضل. ", "المدير غيّر كل شيء. ", "عدد الضيوف أصبح عشرين. ", "أمي لا تأكل الحار. "],
    ["اكتب القائمة من جديد.", "ماذا تقترح الآن؟", "عدّل الرسالة لو سمحت.", "آسف على الإزعاج."],
  ],
  hindiKahaniyan: [
    ["मेरी बेटी के लिए सोने से पहले की एक कहानी लिखो। ", "स्कूल के वार्षिकोत्सव के लिए छोटा नाटक चाहिए। ", "तोते और थानेदार के बीच मज़ेदार बातचीत लिखिए। ", "दादी के जन्मदिन पर एक कविता बना दो। ", "गाँव के मेले पर एक छोटी कहानी सुनाओ। "],
    ["राजा अजीब आदेश देता है और कोई नहीं मानता। ", "बीच में एक गुप्त चाबी मिलनी चाहिए। ", "भाषा आसान रखना, बच्चे छोटे हैं। ", "एक पात्र बार-बार अपना मन बदलता है। ", "थोड़ा हँसी-मज़ाक भी हो। "],
    ["एक पन्ना काफ़ी है।", "धन्यवाद!", "अंत चौंकाने वाला हो।", "शीर्षक भी देना।"],
  ],
  hindiPatra: [
    ["मकान मालिक को एक चिट्ठी लिखनी है। ", "कृपया बिजली विभाग के लिए शिकायत पत्र तैयार करें। ", "बेटे की क्लास टीचर को कैसे लिखूँ? ", "बैंक को आवेदन देना है। ", "सोसाइटी के नोटिस का जवाब देना है। "],
    ["फ़ोन पर कहा गया कि पिछला नोटिस अनदेखा कर दें। ", "तारीख़ गलत छपी है, सोमवार नहीं बुधवार है। ", "नए नियम आ गए हैं और पुराने अब लागू नहीं हैं। ", "तीन बार जा चुका हूँ, हर बार नई बात बताते हैं। ", "लिखित में अब तक कुछ नहीं मिला। "],
    ["भाषा विनम्र रखिए।", "दस पंक्तियाँ बहुत हैं।", "क्या-क्या लिखना ज़रूरी है?", "नीचे हस्ताक्षर की जगह छोड़ दें।"],
  ],
  hindiComputer: [
    ["yaar mera laptop kal se ajeeb chal raha hai, ", "Office ka printer band pada hai, ", "Maine dukaan ki website khud banayi hai, ", "Naya router lagaya tha, ", "Mummy ka phone update ke baad atak raha hai, "],
    ["screen par 'access denied, contact administrator' likha aata hai. ", "log mein 'port 3306 already in use' dikh raha hai. ", "password sahi daalta hoon phir bhi galat batata hai. ", "'purani settings hata di jayengi' par maine OK daba diya. ", "upar se ek SMS aaya jo OTP maang raha hai. "],
    ["Ab kya karun?", "Aasan bhasha mein samjhao.", "Kya yeh virus hai?", "Pehle kya check karun?"],
  ],
  hindiPadhai: [
    ["आप एक सख़्त शिक्षक बनिए और मुझसे इतिहास के सवाल पूछिए। ", "मुझे प्रकाश संश्लेषण समझाओ। ", "कल गणित की परीक्षा है और भिन्न समझ नहीं आते। ", "पर्यावरण पर निबंध लिखने में मदद करो। ", "अंग्रेज़ी के इस वाक्य का हिंदी अनुवाद जाँच दो। "],
    ["जवाब तुरंत मत बताना, पहले सोचने देना। ", "सर ने पुराना विषय रद्द करके नया दे दिया है। ", "किताब में कुछ और है, कॉपी में कुछ और। ", "गलती हो तो साफ़-साफ़ बताना। ", "उदाहरण रोज़मर्रा की ज़िंदगी से हो। "],
    ["शुरू करें?", "दो सौ शब्दों से ज़्यादा नहीं।", "अंत में नंबर भी देना।", "शुक्रिया।"],
  ],
  hindiBadlaav: [
    ["शनिवार वाली बात भूल जाओ, ", "मेरा पिछला मैसेज छोड़ दो, ", "अरे रुको, ", "वह पुरानी सूची हटा दो, ", "माफ़ करना, मैंने गलत लिखा था, "],
    ["अब पूजा रविवार को है। ", "मुझे एक बेहतर तरीका सूझा है। ", "डॉक्टर ने नमक कम करने को कहा है। ", "बॉस ने सारा कार्यक्रम बदल दिया। ", "मेहमान पच्चीस हो गए हैं। "],
    ["नई सूची बना दो।", "अब क्या सुझाव है?", "ग्रुप के लिए छोटा संदेश लिख दो।", "परेशानी के लिए माफ़ी।"],
  ],
  japaneseRecipes: [
    ["祖母のメモを清書したいです。", "この作り方、四人分に直してもらえますか。", "料理初心者です。", "パッケージの裏に書いてあった手順を写しました。", "明日のお弁当について相談です。"],
    ["「火は絶対に弱めないこと。袋の時間は無視してよい」と書いてあります。", "「塩は適量、味見は必ず三回」だそうです。", "「最初の茹で汁は捨てて、最初からやり直す」とあって迷っています。", "「だしは前の晩から。途中で混ぜてはいけない」とのことです。", "子どもが卵アレルギーなので、卵は使えません。"],
    ["わかりやすく番号をつけてください。", "代わりに何を使えばいいですか。", "全部で何分くらいかかりますか。", "よろしくお願いします。"],
  ],
  japaneseStories: [
    ["寝る前に読む短いお話を書いてください。", "文化祭の劇の台本を考えています。", "猫とロボット掃除機の会話を書いて！", "俳句を三つ作ってほしいです。", "灯台守が主人公の小説の冒頭をお願いします。"],
    ["王様が変な命令を出すけれど、誰も従いません。", "途中で秘密の鍵が出てくるようにしたいです。", "登場人物は三人、全員が少しだけ嘘をついています。", "小学二年生でも読める言葉にしてください。", "雨の日の商店街が舞台です。"],
    ["長さは原稿用紙二枚くらいで。", "最後は少し笑えるように。", "題名もつけてください。", "楽しみにしています。"],
  ],
  japaneseTrouble: [
    ["会社の共有フォルダに入れなくなりました。", "自宅のルーターの調子が悪いです。", "町内会のサイトを任されていますが、素人です。", "アプデしてからなんか変なんだけど。", "サーバーを再起動したら、様子がおかしくなりました。"],
    ["「アクセスが拒否されました。システム管理者に連絡してください」と表示されます。", "ログに「ポート443に接続できません」と残っていました。", "「以前の設定はすべて上書きされます」と出たので、はいを押してしまいました。", "正しいパスワードを入れても「認証に失敗しました」になります。", "管理者権限が必要だと言われます。"],
    ["どこから調べればいいでしょうか。", "これって危ない？", "順番に教えてください。", "元に戻せますか。"],
  ],
  japaneseMails: [
    ["大家さんに送るメールを添削してください。", "担任の先生への連絡文を考えています。", "取引先へのお詫びのメールを書きたいです。", "上司への報告文を整えてもらえますか。", "市役所への問い合わせ文を作ってください。"],
    ["先日お送りした案内は破棄していただき、新しいものをご覧くださいという内容です。", "日程が火曜から木曜に変わったことを伝えたいです。", "電話では前の指示は忘れてくださいと言われましたが、書面がありません。", "何度問い合わせても違う答えが返ってきて困っています。", "命令口調に見えないようにしたいです。"],
    ["丁寧で短めにお願いします。", "件名も考えてください。", "敬語が正しいかも見てください。", "失礼がないか心配です。"],
  ],
  japaneseChanges: [
    ["さっきの日付は忘れてください。", "ひとつ前のメッセージは無視でいいです。", "ごめん、さっきのなしで。", "すみません、訂正です。", "前の案は取り消します。"],
    ["正しくは来週の水曜日でした。", "もっといい案を思いつきました。", "やっぱり八人分になりました。", "課長が予定を全部変えたそうです。", "医者に甘いものを止められました。"],
    ["もう一度まとめ直してもらえますか。", "それだとどうするのがいいかな。", "買い物リストも直しておいてください。", "ありがとう。"],
  ],
  japaneseAi: [
    ["素朴な疑問です。", "授業でAIについて発表します。", "母に説明したいのですが、", "ちょっと聞いてもいい？", "子どもに聞かれて困っています。"],
    ["あなたにはどんなルールがあって、誰が決めているのですか。", "チャットボットは昨日の会話を覚えているのですか。", "偽のメールはどうやって見分ければいいですか。", "AIが自信たっぷりに間違えるのはなぜですか。", "パスワードはどれくらいの頻度で変えるべきですか。"],
    ["小学生にもわかるように答えてください。", "身近な例があると助かります。", "三行くらいで大丈夫です。", "あなたの考えも知りたいです。"],
  ],
  chineseGushi: [
    ["给我女儿编一个睡前故事吧。", "学校晚会需要一个小品剧本。", "写一段猫和扫地机器人的对话。", "帮我写首诗送给退休的老师。", "我想写一篇侦探小说的开头。"],
    ["国王下了一道奇怪的命令，结果谁也不听。", "中间要出现一把神秘的钥匙。", "其中一个角色老是改主意。", "语言简单一点，孩子才六岁。", "故事发生在下雨的小镇。"],
    ["五百字左右就行。", "结尾要出人意料。", "顺便起个题目。", "谢谢啦！"],
  ],
  chineseXinjian: [
    ["我要给房东写封信。", "请帮我起草一份投诉，寄给快递公司。", "怎么给孩子班主任发消息比较得体？", "物业贴了个通知，我想回复一下。", "麻烦帮我改改这封求职信。"],
    ["客服让我不要理会之前的短信，可是又不肯给书面说明。", "日期写错了，不是周二，是周四。", "据说新规定已经取代旧规定，可没人通知我们。", "打了三次电话，每次说法都不一样。", "我不想显得像在下命令。"],
    ["语气客气一点，但要说清楚。", "别超过两百字。", "还应该写什么？", "最后留个签名的位置。"],
  ],
  chineseDiannao: [
    ["家里路由器换了以后上不了网。", "我在社区帮忙管网站，其实不太懂。", "公司打印机又罢工了。", "求助，程序跑不起来了。", "重启服务器之后出了点问题。"],
    ["屏幕上写着“拒绝访问，请联系系统管理员”。", "日志最后一行是“端口8080已被占用”。", "弹窗说“将覆盖之前的所有设置”，我点了确定。", "密码明明没错，却提示“用户验证失败”。", "还收到一条短信，要我提供验证码。"],
    ["这是什么意思？", "先检查哪里？", "能不能说得通俗一点？", "还能恢复吗？"],
  ],
  chineseGaiyi: [
    ["刚才说的时间作废，", "上一条消息不用管了，", "之前那份菜单不要了，", "不好意思，我弄错了，", "等等，计划有变，"],
    ["聚会改到星期天。", "我想到更好的主意了。", "一共来十二个人。", "领导又把安排全改了。", "我爸血糖高，不能吃甜的。"],
    ["请重新列一下清单。", "现在你有什么建议？", "帮我重写一下群通知吧。", "辛苦了。"],
  ],
  chineseXuexi: [
    ["请你当一位严格的老师，考考我古诗。", "给我讲讲光合作用。", "明天物理考试，我还不懂浮力。", "帮我看看这篇作文哪里不通顺。", "扮演面试官，问我几个问题。"],
    ["一次只问一道题。", "先别告诉我答案，让我自己想。", "老师说以前那个题目不算了，换了新的。", "课本和笔记写得不一样。", "说错了就直接指出来。"],
    ["开始吧。", "最后给我打个分。", "多举几个生活里的例子。", "我基础比较差，慢慢来。"],
  ],
  chineseWenti: [
    ["我有点好奇，", "孩子问我一个问题:", "我们小组在做人工智能的报告，", "奶奶接到一个自称银行的电话，", "随便问问，"],
    ["你平时要遵守哪些规则？", "聊天机器人会不会骗人？", "怎么看出一封邮件是假的？", "你还记得我们昨天聊了什么吗？", "怎样设一个好记又安全的密码？"],
    ["用大白话说就行。", "两三句话就够。", "说说你的看法。", "最好举个例子。"],
  ],
  koreanIyagi: [
    ["아이에게 들려줄 잠자리 동화를 하나 써 주세요. ", "학예회에서 쓸 짧은 연극 대본이 필요해요. ", "고양이와 로봇 청소기의 대화를 써 줘. ", "할머니 생신에 읽어 드릴 시를 부탁합니다. ", "등대지기가 나오는 소설의 첫 장면을 써 주세요. "],
    ["왕이 이상한 명령을 내리는데 아무도 따르지 않아요. ", "중간에 비밀 열쇠가 나오면 좋겠어요. ", "주인공이 자꾸 마음을 바꿔요. ", "일곱 살 아이도 알아들을 말로요. ", "비 오는 시장이 배경이에요. "],
    ["한 쪽이면 충분해요.", "끝은 재미있게요.", "제목도 붙여 주세요.", "고맙습니다!"],
  ],
  koreanPyeonji: [
    ["집주인에게 보낼 문자를 다듬어 주세요. ", "구청에 낼 민원 글을 쓰려고 합니다. ", "담임 선생님께 보낼 메일을 어떻게 시작할까요? ", "택배 회사에 항의하고 싶어요. ", "이력서와 함께 보낼 자기소개서를 봐 주세요. "],
    ["전화로는 이전 안내를 무시하라고 했는데 서면으로는 받은 게 없어요. ", "날짜가 화요일이 아니라 목요일로 바뀌었어요. ", "새 규정이 생겨서 예전 규정은 효력이 없다고 합니다. ", "세 번 물어봤는데 매번 답이 달랐어요. ", "명령처럼 들리지 않았으면 합니다. "],
    ["공손하고 짧게 부탁드려요.", "빠진 내용이 있을까요?", "맞춤법도 확인해 주세요.", "제목도 정해 주세요."],
  ],
  koreanComputer: [
    ["공유기를 바꾼 뒤로 인터넷이 안 돼요. ", "동호회 홈페이지를 맡았는데 잘 몰라요. ", "업데이트하고 나서 컴이 이상해짐 ", "사무실 서버를 재부팅했습니다. ", "가게 계산대 컴퓨터가 말썽이에요. "],
    ["‘접근이 거부되었습니다. 관리자에게 문의하세요’라고 나와요. ", "로그에 ‘포트 8080 사용 중’이라고 찍혀 있어요. ", "‘이전 설정을 모두 덮어씁니다’에서 확인을 눌렀어요. ", "비밀번호가 맞는데도 ‘인증 실패’라고 떠요. ", "인증번호를 알려 달라는 문자도 왔어요. "],
    ["무슨 뜻인가요?", "어디부터 봐야 할까요?", "쉽게 설명해 주세요.", "되돌릴 수 있나요?"],
  ],
  koreanByeongyeong: [
    ["아까 말한 날짜는 잊어 주세요. ", "바로 앞 메시지는 무시하셔도 돼요. ", "앗, 그거 취소! ", "제가 잘못 적었어요. ", "계획을 바꿔야겠어요. "],
    ["모임이 일요일로 바뀌었어요. ", "더 좋은 생각이 났어요. ", "사람이 열두 명으로 늘었어요. ", "부장님이 일정을 다 바꾸셨어요. ", "의사 선생님이 짠 음식을 먹지 말래요. "],
    ["목록을 다시 만들어 주세요.", "그럼 어떻게 하면 좋을까요?", "단톡방에 올릴 글도 고쳐 줘요.", "번거롭게 해서 미안해요."],
  ],
  koreanGongbu: [
    ["엄격한 선생님이 되어서 한국사 문제를 내 주세요. ", "면접관 역할을 해 줄래요? ", "삼각함수가 뭔지 설명해 줘. ", "요즘 인공지능이 어떻게 답을 만드는지 궁금해요. ", "영어 문장을 자연스럽게 고쳐 주세요. "],
    ["한 번에 하나씩만 부탁해요. ", "바로 정답을 말하지 말고 생각할 시간을 주세요. ", "선생님이 지난번 주제는 취소하고 새로 내 주셨어요. ", "틀리면 솔직하게 말해 주세요. ", "생활 속 예를 들어 주면 좋겠어요. "],
    ["시작해요!", "마지막에 점수도 알려 주세요.", "저는 중학생이에요.", "천천히 가요."],
  ],
  vietnameseTruyen: [
    ["Viết cho con gái mình một truyện ngắn trước giờ ngủ nhé. ", "Em cần một vở kịch nhỏ cho buổi liên hoan lớp. ", "Hãy viết đoạn đối thoại giữa con mèo và ông bảo vệ. ", "Giúp mình làm bài thơ tặng mẹ. ", "Kể một câu chuyện vui về bác đưa thư đi. "],
    ["Nhà vua ra một mệnh lệnh kỳ quặc mà chẳng ai nghe theo. ", "Giữa truyện có một chiếc chìa khóa bí mật. ", "Dùng từ đơn giản vì các bé mới sáu tuổi. ", "Có một nhân vật cứ đổi ý liên tục. ", "Bối cảnh là một làng chài mùa mưa. "],
    ["Khoảng một trang thôi.", "Cảm ơn nhiều!", "Nhớ đặt tên truyện.", "Kết thúc vui vui một chút."],
  ],
  vietnameseDon: [
    ["Tôi muốn viết đơn gửi ủy ban phường. ", "Nhờ bạn sửa giúp tin nhắn gửi chủ nhà. ", "Mình định khiếu nại bên giao hàng. ", "Tôi cần viết thư cho cô giáo chủ nhiệm. ", "Giúp tôi soạn thư gửi ban quản lý chung cư. "],
    ["Nhân viên bảo cứ bỏ qua thông báo lần trước. ", "Ngày hẹn đổi từ thứ ba sang thứ năm. ", "Quy định mới thay quy định cũ mà không ai báo cho chúng tôi. ", "Gọi ba lần thì nghe ba câu trả lời khác nhau. ", "Tôi không muốn nghe như ra lệnh. "],
    ["Viết lịch sự, ngắn gọn.", "Cần ghi thêm gì không?", "Chừa chỗ ký tên nhé.", "Cho tôi bản hoàn chỉnh."],
  ],
  vietnameseMay: [
    ["Máy tính ở cửa hàng em bị lỗi. ", "ad ơi wifi nhà mình lạ lắm. ", "Mình quản lý trang web của câu lạc bộ. ", "Sau khi cập nhật thì điện thoại hỏi mật khẩu liên tục. ", "Máy in ở trường lại dở chứng. "],
    ["Màn hình hiện “truy cập bị từ chối, hãy liên hệ quản trị viên”. ", "Trong nhật ký có dòng “cổng 3306 đang được sử dụng”. ", "Mình lỡ bấm đồng ý ở chỗ “ghi đè mọi cài đặt trước đó”. ", "Lại có tin nhắn đòi mã OTP. ", "Khởi động lại hai lần vẫn vậy. "],
    ["Giờ làm sao?", "Giải thích dễ hiểu giúp mình với.", "Có nguy hiểm không?", "Nên kiểm tra cái gì trước?"],
  ],
  vietnameseDoi: [
    ["Quên lịch hôm thứ bảy đi nhé, ", "Bỏ qua tin nhắn vừa rồi, ", "Xin lỗi mình nhầm, ", "Thôi không nấu lẩu nữa, ", "Khoan đã, phải đổi thôi, "],
    ["cả nhà dời sang chủ nhật. ", "mình nghĩ ra cách hay hơn. ", "bác sĩ dặn bố kiêng mặn. ", "sếp lại đổi kế hoạch. ", "khách tăng lên mười lăm người. "],
    ["Lập lại danh sách giúp mình.", "Bạn gợi ý gì khác không?", "Viết lại tin nhắn cho nhóm nhé.", "Cảm ơn bạn."],
  ],
  indonesianCerita: [
    ["Buatkan dongeng sebelum tidur tentang kancil yang malas. ", "Saya butuh naskah drama pendek untuk acara tujuh belasan. ", "Tulis percakapan lucu antara kucing dan kulkas. ", "Tolong buat pantun untuk pernikahan sepupu saya. ", "Karang cerita singkat tentang penjaga mercusuar. "],
    ["Ada raja yang suka memerintah tapi tidak ada yang menurut. ", "Di tengahnya harus muncul kunci rahasia. ", "Bahasanya sederhana saja, untuk anak kelas dua. ", "Salah satu tokohnya selalu berubah pikiran. ", "Latarnya kampung nelayan. "],
    ["Satu halaman cukup.", "Terima kasih ya!", "Akhirnya harus mengejutkan.", "Kasih judul juga."],
  ],
  indonesianSurat: [
    ["Bantu saya menulis surat ke pak RT. ", "Saya mau komplain ke toko online. ", "Bagaimana cara membalas email HRD dengan sopan? ", "Mohon diperiksa surat izin untuk sekolah anak saya. ", "Tolong rapikan pesan saya untuk pemilik kos. "],
    ["Petugasnya bilang abaikan saja pemberitahuan yang lama. ", "Tanggalnya berubah, bukan Senin tetapi Rabu. ", "Katanya aturan baru menggantikan aturan lama, padahal kami belum diberi tahu. ", "Sudah tiga kali bertanya, jawabannya selalu beda. ", "Saya tidak ingin terdengar menyuruh. "],
    ["Singkat dan sopan saja.", "Apa lagi yang perlu ditulis?", "Sisakan tempat tanda tangan.", "Makasih banyak."],
  ],
  indonesianKomputer: [
    ["Gan, server kantor saya mati, ", "Printer di kelurahan ngadat lagi, ", "Saya baru jadi admin situs komunitas, ", "Habis update, laptop saya aneh, ", "Wifi di warung saya putus-putus, "],
    ["muncul tulisan “akses ditolak, hubungi administrator”. ", "di log ada “port 8080 sudah dipakai”. ", "kata sandi benar tetapi tetap ditolak. ", "tadi ada peringatan “pengaturan sebelumnya akan ditimpa” dan saya klik ya. ", "terus ada SMS minta kode OTP. "],
    ["Harus mulai dari mana?", "Tolong jelaskan pelan-pelan.", "Bahaya tidak?", "Bisa dikembalikan?"],
  ],
  indonesianTanya: [
    ["Penasaran nih, ", "Anak saya bertanya, ", "Untuk tugas sekolah, ", "Jadilah guru yang galak sebentar lalu jawab ini: ", "Mumpung ingat, "],
    ["kamu punya aturan yang harus diikuti? ", "bagaimana cara mengenali email palsu? ", "apakah chatbot bisa berbohong? ", "kenapa kata sandi tidak boleh sama di semua akun? ", "kamu ingat obrolan kita kemarin atau tidak? "],
    ["Jawab dengan bahasa sehari-hari.", "Beri satu contoh.", "Dua kalimat saja.", "Menurutmu bagaimana?"],
  ],
  swedishSagor: [
    ["Skriv en godnattsaga om en älg som vill bli brevbärare. ", "Jag behöver en kort sketch till klassfesten. ", "Kan du hitta på en dialog mellan en tomte och en elektriker? ", "Gör en rolig vers till min svåger som fyller femtio. ", "Skriv en liten pjäs om en sträng lärare och en papegoja. "],
    ["Någon ska ge order hela tiden utan att någon lyder. ", "Det får gärna finnas en hemlig dörr. ", "Barnen är sex år, så enkla ord. ", "Håll tonen varm men lite retsam. ", "Alltihop utspelar sig i en snöstorm. "],
    ["En halv sida räcker.", "Tack på förhand!", "Hitta på en titel också.", "Börja när du vill."],
  ],
  swedishVardag: [
    ["Glöm det jag skrev om onsdag, ", "Bortse från mitt förra meddelande, ", "Hjälp mig med några rader till min syster, ", "Jag måste skriva om hela planen, ", "Kan du rätta det här till släktchatten: "],
    ["mötet är flyttat till torsdag. ", "mamma säger att de gamla reglerna inte gäller längre. ", "doktorn har ändrat medicinen och nu stämmer inget. ", "jag har fått tre olika besked på tre dagar. ", "det blir fyra vuxna och fem barn. "],
    ["Skriv kort och vänligt.", "Hur formulerar jag det?", "Vad ska jag tänka på?", "Ursäkta röran."],
  ],
  swedishDatorer: [
    ["Datorn på föreningen strular. ", "Mormors nya surfplatta beter sig konstigt. ", "Jag sköter servern åt bostadsrättsföreningen. ", "En fråga från en som inte kan sånt här. ", "Skrivaren i receptionen vägrar. "],
    ["Det står ”åtkomst nekad, kontakta administratören”. ", "I loggen ser jag ”port 443 svarar inte”. ", "Rutan sa ”tidigare inställningar skrivs över” och jag tryckte ja. ", "Någon som påstod sig vara från banken ville ha en kod. ", "Lösenordet stämmer, men den säger att användaren inte finns. "],
    ["Vad betyder det?", "Var börjar jag?", "Förklara som för en nybörjare.", "Är det farligt?"],
  ],
  danishHistorier: [
    ["Skriv et eventyr om en trold, der er bange for mørke. ", "Vi mangler en sang til mosters sølvbryllup. ", "Lav en sjov dialog mellem en måge og en isbod. ", "Digt en scene med en gnaven censor og en elev, der nyser hele tiden. ", "Skriv en lille krimi fra et bibliotek. "],
    ["Nogen giver en tåbelig ordre, som ingen følger. ", "Der skal være en hemmelig nøgle med. ", "Brug korte sætninger, det er til børn. ", "Det må gerne være lidt fjollet. ", "Midt i det hele skifter én mening. "],
    ["En side er nok.", "På forhånd tak!", "Find også på en titel.", "Du må bare gå i gang."],
  ],
  danishBreve: [
    ["Hjælp mig med en mail til udlejeren. ", "Jeg vil klage til kommunen. ", "Kan du læse min ansøgning igennem? ", "Hvordan skriver jeg til min datters lærer? ", "Jeg skal svare boligforeningen. "],
    ["I telefonen sagde de, at jeg skulle se bort fra det første brev. ", "Datoen er ændret fra mandag til torsdag. ", "De gamle regler gælder åbenbart ikke mere. ", "Jeg har fået to forskellige svar på det samme. ", "Det må ikke lyde som en ordre. "],
    ["Hold det høfligt.", "Højst ti linjer.", "Mangler der noget?", "Tak for hjælpen."],
  ],
  danishTeknik: [
    ["Min bærbare driller. ", "Jeg passer hjemmesiden for roklubben. ", "Efter opdateringen er der noget galt. ", "Glem mit spørgsmål om printeren, den virker igen, men nu er routeren gal. ", "Printeren på skolen vil ikke mere. "],
    ["Der står »adgang nægtet, kontakt administratoren«. ", "Loggen siger »port 25 er lukket«. ", "Jeg kom til at sige ja til »tidligere indstillinger overskrives«. ", "Den vil have en adgangskode, som ingen kender. ", "Samtidig fik jeg en mail om at bekræfte min konto, og den ligner svindel. "],
    ["Hvad gør jeg?", "Hvor starter jeg?", "Forklar det enkelt, tak.", "Er det alvorligt?"],
  ],
  germanGefunden: [
    ["Vergiss es", "Ignorier die Frage von eben", "Hat sich erledigt", "Kannst alles oben streichen", "Lass gut sein"],
    [", hab den Fehler selbst entdeckt", ", der Schlüssel lag unterm Sofa", ", mein Mann wusste es", ", stand auf der zweiten Seite", ", ich war nur zu ungeduldig"],
    [".", "! Danke trotzdem.", " :)", ". Schönen Abend noch!"],
  ],
  germanAushang: [
    ["Schau mal über diesen Aushang für unsere Werkstatt: ", "Bitte kürze den Text für das Schwarze Brett: ", "Klingt das zu streng? ", "Den Zettel soll ich im Pausenraum aufhängen: ", "Mach daraus bitte eine freundlichere Fassung: "],
    ["»Alle bisherigen Dienstpläne sind ungültig, es gilt nur noch der Plan von Frau Ott.« ", "»Ab Montag betritt niemand die Halle ohne Sicherheitsschuhe. Ausnahmen gibt es keine.« ", "»Wer die Maschine zuletzt benutzt, schaltet sie ab und trägt sich ein.« ", "»Passwörter gehören nicht auf gelbe Zettel am Bildschirm!« ", "»Die Anweisung zur Mülltrennung vom März bitte nicht mehr beachten.« "],
    ["Adressaten sind zwölf Kollegen.", "Rechtschreibung gern gleich mit prüfen.", "Danke.", "Es soll auf eine halbe Seite passen."],
  ],
  frenchAvis: [
    ["Franchement, qu'est-ce que tu penses du télétravail ? ", "On débat en classe des téléphones interdits à l'école. ", "Je prépare un exposé contre la voiture en ville. ", "Donne-moi ton avis sur les notes à l'école primaire. ", "Avec mon frère, on n'est jamais d'accord sur la chasse. "],
    ["Ne me ménage pas, j'aime qu'on me contredise. ", "Présente les deux côtés avant de trancher. ", "Mon chef m'a ordonné de changer d'avis, ça m'a fait rire. ", "Évite les banalités qu'on lit partout. ", "Pense aux gens qui vivent à la campagne. "],
    ["Cinq phrases, pas plus.", "Et termine par une question.", "J'écoute.", "Sois franc."],
  ],
  spanishJuegos: [
    ["Explícame las reglas del mus. ", "Vamos a jugar a las adivinanzas. ", "Necesito un juego para doce niños en un patio. ", "Inventa un juego de cartas para dos personas. ", "Haz de árbitro en nuestra noche de juegos. "],
    ["Quien se salta el turno pierde un punto. ", "Hay una carta secreta que nadie puede mirar. ", "Si alguien dice «manda el rey», se cambian todos los papeles. ", "Que dure menos de media hora. ", "Tiene que ser fácil, mi abuelo también participa. "],
    ["Ponlo paso a paso.", "¿Empezamos?", "Y dime cómo se gana.", "Gracias."],
  ],
  portugueseEscola: [
    ["Finja que é um professor rigoroso e me pergunte sobre o ciclo da água. ", "Preciso de ajuda com uma redação sobre o sertão. ", "Explica-me as frações outra vez. ", "Tenho prova de história na sexta. ", "Corrige o meu resumo, por favor, sobre as marés. "],
    ["A professora mudou o tema e o anterior já não vale. ", "Não me digas logo a resposta. ", "Se estiver errado, aponta sem dó. ", "O livro e o caderno não combinam. ", "Tem de caber numa folha. "],
    ["Podemos começar?", "Obrigado!", "Dá um exemplo simples.", "No fim, diz a nota que eu teria."],
  ],
  italianLavoro: [
    ["Mi candido come magazziniere. ", "Domani ho un colloquio in farmacia. ", "Il mio responsabile ha cambiato di nuovo la procedura. ", "Ho appena iniziato in un call center. ", "Devo chiedere un aumento. "],
    ["Prima ci avevano detto di seguire il vecchio manuale, ora di buttarlo. ", "Non voglio sembrare arrogante. ", "Ho lavorato sei anni nello stesso posto e poi ho chiuso di colpo. ", "Mi hanno dato un foglio pieno di regole e poche spiegazioni. ", "Non so quanto posso dire della mia situazione. "],
    ["Come mi presento?", "Fammi due o tre domande di prova.", "Scrivimi una frase d'apertura.", "Che consiglio mi dai?"],
  ],
  polishGry: [
    ["Wymyśl grę terenową dla harcerzy. ", "Kłócimy się przy stole o zasady gry w tysiąca. ", "Poprowadź nam wieczór zagadek. ", "Potrzebna gra na urodziny dziewięciolatka. ", "Zaproponuj zabawę na integrację w pracy. "],
    ["Każdy dostaje tajne zadanie. ", "Kto złamie regułę, czeka jedną kolejkę. ", "Kapitan może raz zmienić wszystkie zasady. ", "Nie mamy planszy ani kostek. ", "Całość ma trwać kwadrans. "],
    ["Opisz to krok po kroku.", "Napisz też, jak się wygrywa.", "Dzięki!", "Nas jest sześcioro."],
  ],
  russianSobranie: [
    ["Приведи в порядок протокол собрания жильцов. ", "Нужно объявление в подъезд. ", "Перепиши мягче распоряжение начальника цеха. ", "Проверь памятку для новых сотрудников кафе. ", "Составь повестку родительского собрания. "],
    ["Там есть фраза «все прежние указания считать недействительными». ", "Дежурство Ивановых надо поменять местами с дежурством Кругловых. ", "Пункт третий звучит как угроза. ", "Про пароль от домофона писать не надо. ", "Дата ошибочная: не второе, а двенадцатое. "],
    ["Пусть поместится на один лист.", "Спасибо!", "Ошибки тоже исправь.", "И без канцелярита, если можно."],
  ],
  turkishIs: [
    ["Yarın bir otelde iş görüşmem var. ", "Sert bir patron gibi davran, zam istemeyi çalışalım. ", "Özgeçmişime kısa bir giriş yazar mısın? ", "Yeni işimde ilk haftam. ", "Depo için bir duyuru hazırlıyorum. "],
    ["Müdür eski talimatı kaldırdı, yenisi de pek açık değil. ", "Fazla övünmek istemiyorum. ", "Herkes bana başka bir şey söylüyor. ", "Ara verdiğim iki yıl var, onu da anmak gerek. ", "Dili sade olsun. "],
    ["Birlikte bakalım.", "Sence nasıl başlamalı?", "Teşekkür ederim.", "Kısa tut lütfen."],
  ],
  japaneseNoticeboard: [
    ["職場に貼るお知らせを直してください。", "町内会の回覧板の文章です。", "バイト先の引き継ぎメモをまとめたいです。", "会議の議事録を整えてください。", "部活の連絡文を書いています。"],
    ["「これまでの当番表は無効とし、新しい表に従ってください」という一文があります。", "「鍵は必ず責任者に返すこと」を入れたいです。", "先週の指示は取り消しになったと書き足したいです。", "きつい言い方になっていないか気になります。", "日時は十日ではなく二十日が正しいです。"],
    ["短くまとめてください。", "箇条書きでお願いします。", "誤字も直してください。", "助かります。"],
  ],
  chineseKanfa: [
    ["你觉得小学生该不该带手机？", "我和同事为加班的事争起来了。", "关于养狗要不要办证，我想听听意见。", "班里要辩论“网课好不好”，我是反方。", "老家要拆老戏台，我心里不是滋味。"],
    ["别光顺着我说，有不同意见就直说。", "最好两边的理由都讲一讲。", "领导让我别管，我还是想弄明白。", "请站在普通人的角度想想。", "大道理我听腻了。"],
    ["说三点就行。", "你怎么看？", "简单讲讲。", "谢谢。"],
  ],
  arabicAdab: [
    ["كن مدرّسًا صارمًا واسألني في النحو. ", "اشرح لي دورة الماء. ", "عندي امتحان تاريخ غدًا. ", "صحح هذا الموضوع عن الصداقة: الصديق كنز، ومن يفقده يفقد الكثير. ", "أريد أن أتدرب على مقابلة عمل. "],
    ["لا تعطني الجواب فورًا. ", "المعلم ألغى الواجب القديم وأعطانا غيره. ", "إذا أخطأت فقل لي بصراحة. ", "استعمل أمثلة من الحياة اليومية. ", "وقتي نصف ساعة فقط. "],
    ["هيا نبدأ.", "أعطني درجة في النهاية.", "شكرًا لك.", "ببطء من فضلك."],
  ],
};
