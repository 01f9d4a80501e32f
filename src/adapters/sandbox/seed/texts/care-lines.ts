import type { Localised } from '../../../../domain/shared/locale.ts';

/** One sentence about each line of lens care, by its key. */
export const careSentence: Readonly<Record<string, Localised>> = {
  clarea: {
    de: 'Clarea Multi von Lagunis ist die All-in-one-Lösung für jeden Tag, in fünf Größen von der Reiseflasche bis zum Vorratspack.',
    en: 'Clarea Multi by Lagunis is the everyday multi-purpose solution, in five sizes from travel bottle to stock-up pack.',
    it: 'Clarea Multi di Lagunis è la soluzione unica per tutti i giorni, in cinque formati dal flacone da viaggio alla scorta.',
    fr: 'Clarea Multi de Lagunis est la solution multifonction de tous les jours, en cinq formats, du flacon de voyage au lot économique.',
  },
  'hydralis-care': {
    de: 'Hydralis Care von Velmora pflegt mit Hyaluronsäure und legt einen Feuchtigkeitsfilm auf die Linse.',
    en: 'Hydralis Care by Velmora contains hyaluronic acid and leaves a film of moisture on the lens.',
    it: 'Hydralis Care di Velmora contiene acido ialuronico e stende un velo di umidità sulla lente.',
    fr: 'Hydralis Care de Velmora, à l’acide hyaluronique, dépose un film hydratant sur la lentille.',
  },
  dolcea: {
    de: 'Dolcea Sensitive von Savonea ist die milde All-in-one-Lösung für empfindliche Augen.',
    en: 'Dolcea Sensitive by Savonea is the mild multi-purpose solution for sensitive eyes.',
    it: 'Dolcea Sensitive di Savonea è la soluzione unica delicata per gli occhi sensibili.',
    fr: 'Dolcea Sensitive de Savonea est la solution multifonction douce pour les yeux sensibles.',
  },
  'luneo-aqua': {
    de: 'Luneo Aqua von Ocelune wirkt schon nach vier Stunden und ist für kurze Nächte gemacht.',
    en: 'Luneo Aqua by Ocelune works after only four hours and is made for short nights.',
    it: 'Luneo Aqua di Ocelune agisce già dopo quattro ore ed è fatta per le notti brevi.',
    fr: 'Luneo Aqua d’Ocelune agit en quatre heures seulement et convient aux nuits courtes.',
  },
  'fjella-pure': {
    de: 'Fjella Pure von Nordlins kommt mit wenigen Inhaltsstoffen aus und verträgt sich mit weichen und formstabilen Linsen.',
    en: 'Fjella Pure by Nordlins needs few ingredients and suits soft and rigid lenses.',
    it: 'Fjella Pure di Nordlins ha pochi ingredienti ed è compatibile con lenti morbide e rigide.',
    fr: 'Fjella Pure de Nordlins se contente de peu d’ingrédients et s’accorde aux lentilles souples et rigides.',
  },
  'mareo-fresh': {
    de: 'Mareo Fresh von Marevue löst Ablagerungen und lässt die Linsen am Morgen frisch wirken.',
    en: 'Mareo Fresh by Marevue loosens deposits and leaves lenses feeling fresh in the morning.',
    it: 'Mareo Fresh di Marevue scioglie i depositi e al mattino le lenti sembrano nuove.',
    fr: 'Mareo Fresh de Marevue dissout les dépôts et rend aux lentilles leur fraîcheur pour le matin.',
  },
  'tersa-one': {
    de: 'Tersa One von Tessaro ist die preiswerte All-in-one-Lösung ohne Extras.',
    en: 'Tersa One by Tessaro is the inexpensive, no-frills multi-purpose solution.',
    it: 'Tersa One di Tessaro è la soluzione unica conveniente, senza accessori.',
    fr: 'Tersa One de Tessaro est la solution multifonction économique, sans accessoires.',
  },
  oxalis: {
    de: 'Oxalis Peroxide von Lagunis reinigt so gründlich wie kaum ein anderes System und bleibt frei von Konservierungsstoffen.',
    en: 'Oxalis Peroxide by Lagunis cleans with a thoroughness that few systems match, and is free of preservatives.',
    it: 'Oxalis Peroxide di Lagunis pulisce a fondo come pochi altri sistemi e resta privo di conservanti.',
    fr: 'Oxalis Peroxide de Lagunis nettoie en profondeur comme peu d’autres systèmes et reste sans conservateur.',
  },
  'zephira-oxy': {
    de: 'Zephira Oxy von Kelvara ist ein einstufiges Peroxidsystem für weiche Monats- und Zweiwochenlinsen.',
    en: 'Zephira Oxy by Kelvara is a one-step peroxide system for soft monthly and two-weekly lenses.',
    it: 'Zephira Oxy di Kelvara è un sistema al perossido in un solo passaggio per lenti morbide mensili e quindicinali.',
    fr: 'Zephira Oxy de Kelvara est un système au peroxyde en une étape pour lentilles souples mensuelles et bimensuelles.',
  },
  purana: {
    de: 'Purana Peroxide von Savonea ist für empfindliche und zu Allergien neigende Augen gedacht.',
    en: 'Purana Peroxide by Savonea is meant for sensitive eyes and for eyes prone to allergies.',
    it: 'Purana Peroxide di Savonea è pensata per occhi sensibili o soggetti ad allergie.',
    fr: 'Purana Peroxide de Savonea est pensée pour les yeux sensibles ou sujets aux allergies.',
  },
  salvea: {
    de: 'Salvea Saline von Savonea ist eine reine, gepufferte Kochsalzlösung ohne Konservierungsstoffe.',
    en: 'Salvea Saline by Savonea is a pure, buffered saline without preservatives.',
    it: 'Salvea Saline di Savonea è una soluzione salina pura e tamponata, senza conservanti.',
    fr: 'Salvea Saline de Savonea est une solution saline pure et tamponnée, sans conservateur.',
  },
  isolea: {
    de: 'Isolea Saline von Lagunis ist die haltbare Kochsalzlösung für das tägliche Abspülen.',
    en: 'Isolea Saline by Lagunis is the long-lasting saline for daily rinsing.',
    it: 'Isolea Saline di Lagunis è la soluzione salina a lunga durata per il risciacquo quotidiano.',
    fr: 'Isolea Saline de Lagunis est la solution saline longue durée pour le rinçage quotidien.',
  },
  'hydralis-drops': {
    de: 'Hydralis Drops von Velmora befeuchten müde Augen mit Hyaluronsäure für mehrere Stunden.',
    en: 'Hydralis Drops by Velmora moisten tired eyes with hyaluronic acid for several hours.',
    it: 'Le gocce Hydralis Drops di Velmora, con acido ialuronico, idratano gli occhi stanchi per diverse ore.',
    fr: 'Les gouttes Hydralis Drops de Velmora, à l’acide hyaluronique, hydratent les yeux fatigués pendant plusieurs heures.',
  },
  'lumeo-comfort': {
    de: 'Lumeo Comfort von Lumetis sind leichte Tropfen für zwischendurch, am Bildschirm wie auf Reisen.',
    en: 'Lumeo Comfort by Lumetis are light drops for in between, at a screen or on a journey.',
    it: 'Lumeo Comfort di Lumetis: gocce leggere per ogni momento, davanti allo schermo come in viaggio.',
    fr: 'Lumeo Comfort de Lumetis : des gouttes légères pour tous les moments, devant un écran comme en voyage.',
  },
  'vivo-gel': {
    de: 'Vivo Gel Drops von Iristal sind dickflüssiger und bleiben länger auf dem Auge.',
    en: 'Vivo Gel Drops by Iristal are thicker and stay on the eye for longer.',
    it: 'Le gocce Vivo Gel Drops di Iristal sono più dense e restano più a lungo sull’occhio.',
    fr: 'Les gouttes Vivo Gel Drops d’Iristal, plus épaisses, restent plus longtemps sur l’œil.',
  },
  'dolcea-drops': {
    de: 'Dolcea Drops von Savonea beruhigen empfindliche Augen mit einem Auszug aus Augentrost.',
    en: 'Dolcea Drops by Savonea soothe sensitive eyes with an extract of eyebright.',
    it: 'Le gocce Dolcea Drops di Savonea danno sollievo agli occhi sensibili con un estratto di eufrasia.',
    fr: 'Les gouttes Dolcea Drops de Savonea apaisent les yeux sensibles grâce à un extrait d’euphraise.',
  },
  'klarsyn-mist': {
    de: 'Klarsyn Mist von Nordlins wird auf das geschlossene Lid gesprüht und erneuert den Tränenfilm.',
    en: 'Klarsyn Mist by Nordlins is sprayed on the closed lid and renews the tear film.',
    it: 'Klarsyn Mist di Nordlins si spruzza sulla palpebra chiusa e rinnova il film lacrimale.',
    fr: 'Klarsyn Mist de Nordlins se pulvérise sur la paupière fermée et renouvelle le film lacrymal.',
  },
  'duo-case': {
    de: 'Der Clarea Duo von Lagunis ist ein flacher Behälter mit farbigen Deckeln für links und rechts.',
    en: 'The Clarea Duo by Lagunis is a flat lens case with coloured lids for left and right.',
    it: 'Il Clarea Duo di Lagunis è un portalenti piatto con coperchi colorati per destra e sinistra.',
    fr: 'Le Clarea Duo de Lagunis est un étui plat aux couvercles de couleur pour la gauche et la droite.',
  },
  'silva-case': {
    de: 'Der Dolcea Silver Case von Savonea enthält Silberionen im Kunststoff, die Keime hemmen.',
    en: 'The Dolcea Silver Case by Savonea has silver ions in its plastic that inhibit germs.',
    it: 'Il Dolcea Silver Case di Savonea contiene nella plastica ioni d’argento che frenano la crescita dei germi.',
    fr: 'Le Dolcea Silver Case de Savonea contient dans son plastique des ions d’argent qui freinent les germes.',
  },
  'oxalis-barrel': {
    de: 'Der Oxalis Cup von Lagunis ist der Becher mit Katalysator für Peroxidsysteme.',
    en: 'The Oxalis Cup by Lagunis is the cup with catalyst for peroxide systems.',
    it: 'L’Oxalis Cup di Lagunis è il contenitore con catalizzatore per i sistemi al perossido.',
    fr: 'L’Oxalis Cup de Lagunis est l’étui à catalyseur pour les systèmes au peroxyde.',
  },
  'travel-kit': {
    de: 'Das Fjella Travel Kit von Nordlins hat alles dabei, was Linsen unterwegs brauchen.',
    en: 'The Fjella Travel Kit by Nordlins has everything that lenses need on the road.',
    it: 'Il Fjella Travel Kit di Nordlins ha tutto ciò che serve alle lenti in viaggio.',
    fr: 'Le Fjella Travel Kit de Nordlins réunit tout ce dont les lentilles ont besoin en voyage.',
  },
  glanza: {
    de: 'Glanza Lens Spray von Papyra löst Fett und Staub von Brillengläsern und trocknet ohne Schlieren.',
    en: 'Glanza Lens Spray by Papyra loosens grease and dust from spectacle lenses and dries without streaks.',
    it: 'Glanza Lens Spray di Papyra scioglie grasso e polvere dalle lenti degli occhiali e asciuga senza aloni.',
    fr: 'Glanza Lens Spray de Papyra dissout graisse et poussière sur les verres et sèche sans traces.',
  },
  'clarea-enzyme': {
    de: 'Clarea Deep Clean von Lagunis entfernt einmal in der Woche Eiweiß und Make-up, bevor die Linsen wie gewohnt desinfiziert werden.',
    en: 'Clarea Deep Clean by Lagunis removes protein and make-up once a week before lenses are disinfected as usual.',
    it: 'Clarea Deep Clean di Lagunis rimuove una volta alla settimana proteine e trucco, prima della consueta disinfezione.',
    fr: 'Clarea Deep Clean de Lagunis élimine une fois par semaine protéines et maquillage, avant la désinfection habituelle.',
  },
};
