import type { FrameShape } from '../../../../domain/catalogue/facet-values.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { FrameMaterial, FrameModel } from '../range/frame-models.ts';
import type { Feature } from '../range/seed-product.ts';
import { eachLocale, sentences } from './localised.ts';

const brandSentence: Readonly<Record<string, Localised>> = {
  Solvenne: {
    de: 'Solvenne fertigt Sonnenbrillen in kleinen Serien, mit Scharnieren aus Metall und von Hand polierten Kanten.',
    en: 'Solvenne makes sunglasses in small batches, with metal hinges and edges polished by hand.',
    it: 'Solvenne realizza occhiali da sole in piccole serie, con cerniere in metallo e bordi lucidati a mano.',
    fr: 'Solvenne fabrique ses lunettes de soleil en petites séries, avec charnières en métal et arêtes polies à la main.',
  },
  Ravella: {
    de: 'Ravella steht für leichte, sportliche Sonnenbrillen, die auch nach einem langen Tag nicht drücken.',
    en: 'Ravella stands for light, sporty sunglasses that do not pinch even after a long day.',
    it: 'Ravella propone occhiali da sole leggeri e sportivi, che non danno fastidio neanche dopo una lunga giornata.',
    fr: 'Ravella propose des lunettes de soleil légères et sportives, qui ne serrent pas, même après une longue journée.',
  },
  Lirana: {
    de: 'Lirana entwirft Fassungen mit weichen Linien und warmen Farben.',
    en: 'Lirana designs frames with soft lines and warm colours.',
    it: 'Lirana disegna montature dalle linee morbide e dai colori caldi.',
    fr: 'Lirana dessine des montures aux lignes douces et aux couleurs chaudes.',
  },
  Kaphira: {
    de: 'Kaphira baut Sonnenbrillen für Berge, Wasser und Straße, mit rutschfesten Bügelenden.',
    en: 'Kaphira builds sunglasses for mountains, water and road, with non-slip temple tips.',
    it: 'Kaphira costruisce occhiali da sole per montagna, acqua e strada, con terminali antiscivolo.',
    fr: 'Kaphira conçoit des lunettes de soleil pour la montagne, l’eau et la route, aux embouts antidérapants.',
  },
  Duneo: {
    de: 'Duneo bietet unkomplizierte Sonnenbrillen für Strand und Stadt zum kleinen Preis.',
    en: 'Duneo offers easy-going sunglasses for beach and city at a low price.',
    it: 'Duneo offre occhiali da sole semplici per la spiaggia e la città a un prezzo contenuto.',
    fr: 'Duneo propose des lunettes de soleil simples pour la plage et la ville, à petit prix.',
  },
  Papyra: {
    de: 'Papyra macht Lesebrillen für jede Tasche und jeden Raum, robust und günstig.',
    en: 'Papyra makes reading glasses for every bag and every room, sturdy and inexpensive.',
    it: 'Papyra produce occhiali da lettura per ogni borsa e ogni stanza, robusti ed economici.',
    fr: 'Papyra fabrique des lunettes de lecture pour chaque sac et chaque pièce, solides et abordables.',
  },
  Letteris: {
    de: 'Letteris gestaltet Lesebrillen, die wie eine Korrekturbrille vom Optiker wirken.',
    en: 'Letteris designs reading glasses that look like an optician’s frame.',
    it: 'Letteris disegna occhiali da lettura che sembrano montature da ottico.',
    fr: 'Letteris dessine des lunettes de lecture dignes d’une monture d’opticien.',
  },
  Vigneau: {
    de: 'Vigneau verbindet klassische Fassungen mit besonders leichten Materialien.',
    en: 'Vigneau pairs classic frames with particularly light materials.',
    it: 'Vigneau unisce montature classiche a materiali particolarmente leggeri.',
    fr: 'Vigneau associe des montures classiques à des matières particulièrement légères.',
  },
};

export const shapeSentence: Readonly<Record<FrameShape, Localised>> = {
  round: {
    de: 'Die runde Form wirkt ruhig und steht eckigen Gesichtern besonders gut.',
    en: 'The round shape looks calm and suits angular faces especially well.',
    it: 'La forma tonda ha un aspetto sereno e dona soprattutto ai visi squadrati.',
    fr: 'La forme ronde, apaisante, va particulièrement bien aux visages anguleux.',
  },
  panto: {
    de: 'Die Pantoform, oben leicht abgeflacht, passt zu fast jedem Gesicht.',
    en: 'The panto shape, slightly flattened at the top, suits almost every face.',
    it: 'La forma pantos, leggermente appiattita in alto, si adatta a quasi tutti i visi.',
    fr: 'La forme panto, légèrement aplatie en haut, convient à presque tous les visages.',
  },
  square: {
    de: 'Die quadratische Form gibt runden Gesichtern klare Konturen.',
    en: 'The square shape gives round faces clear contours.',
    it: 'La forma quadrata dà contorni decisi ai visi tondi.',
    fr: 'La forme carrée donne des contours nets aux visages ronds.',
  },
  rectangle: {
    de: 'Die flache, rechteckige Form bleibt sachlich und lässt die Augenbrauen frei.',
    en: 'The shallow rectangular shape is understated and leaves the eyebrows free.',
    it: 'La forma rettangolare, bassa e sobria, lascia libere le sopracciglia.',
    fr: 'La forme rectangulaire, basse et sobre, dégage les sourcils.',
  },
  oval: {
    de: 'Die ovale Form ist zeitlos und trägt nicht auf.',
    en: 'The oval shape is timeless and never looks heavy.',
    it: 'La forma ovale è senza tempo e non appesantisce il viso.',
    fr: 'La forme ovale, intemporelle, n’alourdit pas le visage.',
  },
  wayfarer: {
    de: 'Die Trapezform mit kräftiger Oberkante ist ein Klassiker für jeden Anlass.',
    en: 'The trapeze shape with its strong upper edge is a classic for every occasion.',
    it: 'La forma a trapezio, con il bordo superiore marcato, è un classico per ogni occasione.',
    fr: 'La forme trapèze, à l’arête supérieure marquée, est un classique pour toutes les occasions.',
  },
  aviator: {
    de: 'Die Tropfenform der Pilotenbrille deckt das Auge weit nach unten ab.',
    en: 'The teardrop aviator shape covers the eye well down to the cheek.',
    it: 'La forma a goccia copre bene l’occhio verso il basso.',
    fr: 'La forme goutte des lunettes d’aviateur couvre largement le bas de l’œil.',
  },
  cateye: {
    de: 'Die nach außen ansteigende Cat-Eye-Form betont Augen und Wangen.',
    en: 'The cat-eye shape, rising at the outer corners, accentuates eyes and cheeks.',
    it: 'La forma cat-eye, rialzata verso l’esterno, mette in risalto occhi e zigomi.',
    fr: 'La forme œil de chat, relevée vers l’extérieur, souligne les yeux et les pommettes.',
  },
  hexagon: {
    de: 'Die sechseckige Form setzt mit feinen Kanten einen eigenen Akzent.',
    en: 'The hexagonal shape, with its fine edges, makes a statement of its own.',
    it: 'La forma esagonale, dai bordi sottili, dà un tocco personale.',
    fr: 'La forme hexagonale, aux arêtes fines, apporte une touche personnelle.',
  },
};

export const featureSentence: Readonly<Record<Feature, Localised>> = {
  polarised: {
    de: 'Die polarisierten Gläser nehmen Spiegelungen auf Wasser, Schnee und nasser Straße weg.',
    en: 'The polarised lenses take away reflections from water, snow and wet roads.',
    it: 'Le lenti polarizzate eliminano i riflessi su acqua, neve e strada bagnata.',
    fr: 'Les verres polarisés suppriment les reflets sur l’eau, la neige et la route mouillée.',
  },
  gradient: {
    de: 'Die Verlaufsgläser sind oben dunkel und werden nach unten heller, angenehm beim Lesen und Fahren.',
    en: 'The gradient lenses are dark at the top and lighter below, pleasant for reading and driving.',
    it: 'Le lenti sfumate sono scure in alto e più chiare in basso, piacevoli per leggere e guidare.',
    fr: 'Les verres dégradés, foncés en haut et plus clairs en bas, sont agréables pour lire et conduire.',
  },
  mirrored: {
    de: 'Die verspiegelten Gläser werfen grelles Licht zurück und sind für helle Tage am Wasser und im Schnee gemacht.',
    en: 'The mirrored lenses reflect glaring light and are made for bright days by the water and in the snow.',
    it: 'Le lenti specchiate riflettono la luce intensa e sono fatte per le giornate luminose sull’acqua e sulla neve.',
    fr: 'Les verres à effet miroir renvoient la lumière vive et sont faits pour les journées lumineuses au bord de l’eau et à la neige.',
  },
  photochromic: {
    de: 'Die selbsttönenden Gläser dunkeln in der Sonne nach und werden im Schatten wieder hell; hinter der Autoscheibe reagieren sie nur schwach.',
    en: 'The photochromic lenses darken in the sun and clear in the shade; behind a windscreen they react only weakly.',
    it: 'Le lenti fotocromatiche si scuriscono al sole e si schiariscono all’ombra; dietro il parabrezza reagiscono poco.',
    fr: 'Les verres photochromiques foncent au soleil et s’éclaircissent à l’ombre ; derrière un pare-brise, ils réagissent peu.',
  },
  clear: {
    de: 'Die klaren Gläser sind gehärtet und haben auf beiden Seiten die gleiche Stärke.',
    en: 'The clear lenses are hardened and have the same power on both sides.',
    it: 'Le lenti trasparenti sono indurite e hanno lo stesso potere in entrambi gli occhi.',
    fr: 'Les verres clairs sont durcis et ont la même puissance pour les deux yeux.',
  },
  blue_filter: {
    de: 'Ein Filter mildert den blauen Anteil des Bildschirmlichts; die Gläser haben auf beiden Seiten die gleiche Stärke.',
    en: 'A filter softens the blue part of screen light; the lenses have the same power on both sides.',
    it: 'Un filtro attenua la luce blu degli schermi; le lenti hanno lo stesso potere in entrambi gli occhi.',
    fr: 'Un filtre atténue la lumière bleue des écrans ; les verres ont la même puissance pour les deux yeux.',
  },
  foldable: {
    de: 'Zusammengefaltet passt die Brille in ein kleines Etui, das beiliegt; die Gläser haben auf beiden Seiten die gleiche Stärke.',
    en: 'Folded, the glasses fit into the small case provided; the lenses have the same power on both sides.',
    it: 'Piegati, entrano in un piccolo astuccio incluso; le lenti hanno lo stesso potere in entrambi gli occhi.',
    fr: 'Pliées, elles tiennent dans un petit étui fourni ; les verres ont la même puissance pour les deux yeux.',
  },
  sun_reader: {
    de: 'Die getönten Gläser mit Lesestärke machen das Lesen in der Sonne angenehm; zum Autofahren sind sie nicht geeignet.',
    en: 'The tinted lenses with reading power make it easy to read in the sun; they are not suitable for driving.',
    it: 'Le lenti colorate con potere da lettura permettono di leggere al sole; non sono adatte alla guida.',
    fr: 'Les verres teintés avec correction permettent de lire au soleil ; ils ne conviennent pas à la conduite.',
  },
};

const materialSentence: Readonly<Record<FrameMaterial, Localised>> = {
  acetate: {
    de: 'Die Fassung besteht aus Acetat, das sich vom Optiker warm anpassen lässt.',
    en: 'The frame is made of acetate, which an optician can adjust by warming it.',
    it: 'La montatura è in acetato, che l’ottico può adattare a caldo.',
    fr: 'La monture est en acétate, qu’un opticien peut ajuster à chaud.',
  },
  bio_acetate: {
    de: 'Die Fassung besteht aus Acetat auf pflanzlicher Basis ohne Weichmacher aus Erdöl.',
    en: 'The frame is made of plant-based acetate without petroleum-based plasticisers.',
    it: 'La montatura è in acetato di origine vegetale, senza plastificanti derivati dal petrolio.',
    fr: 'La monture est en acétate d’origine végétale, sans plastifiants issus du pétrole.',
  },
  stainless_steel: {
    de: 'Die schmale Fassung aus Edelstahl ist stabil, und die Nasenpads lassen sich verstellen.',
    en: 'The slim stainless-steel frame is sturdy, and its nose pads can be adjusted.',
    it: 'La sottile montatura in acciaio è stabile e i naselli sono regolabili.',
    fr: 'La fine monture en acier inoxydable est stable, et ses plaquettes se règlent.',
  },
  titanium: {
    de: 'Die Fassung aus Titan ist leicht, federnd und frei von Nickel.',
    en: 'The titanium frame is light, springy and free of nickel.',
    it: 'La montatura in titanio pesa poco, è elastica e priva di nichel.',
    fr: 'La monture en titane est légère, souple et sans nickel.',
  },
  nylon: {
    de: 'Die Fassung aus Nylon ist leicht und nimmt auch einen Sturz nicht übel.',
    en: 'The nylon frame is light and takes a fall in its stride.',
    it: 'La montatura in nylon è leggera e resiste anche a una caduta.',
    fr: 'La monture en nylon est légère et supporte même une chute.',
  },
};

/** Describes a pair of glasses in four sentences that do not address the reader. */
export const glassesDescription = ({ brand, shape, feature, material }: FrameModel): Localised =>
  sentences(
    brandSentence[brand] ?? eachLocale(() => ''),
    shapeSentence[shape],
    featureSentence[feature],
    materialSentence[material],
  );
