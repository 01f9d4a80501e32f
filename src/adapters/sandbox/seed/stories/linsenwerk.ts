import type { DrawingName } from '../../../../domain/content/drawing.ts';
import { drawingSize, drawingUrl } from '../../../../domain/content/drawing-place.ts';
import { always, category, link, type SeedStory, say } from './say.ts';

/** A drawing in the shop's own style: one file for all widths. */
const drawn = (name: DrawingName, alt: ReturnType<typeof say> | '' = '') => {
  const [width, height] = drawingSize(name);
  return { template: drawingUrl('linsenwerk', name), alt, width, height };
};

/** The style of this shop: exact, technical, every price with its unit. */
export const linsenwerkHome: SeedStory = {
  slug: 'home',
  kind: 'home',
  title: say(
    'Linsenwerk · Kontaktlinsen mit Preis pro Linse',
    'Linsenwerk · Contact lenses, priced per lens',
    'Linsenwerk · Lenti a contatto con prezzo per lente',
    'Linsenwerk · Lentilles au prix par lentille',
  ),
  description: say(
    'Kontaktlinsen vergleichen: Preis pro Linse, Packung, Tragedauer und Liefertag. Alle Preise inklusive Mehrwertsteuer.',
    'Compare contact lenses: price per lens, box, wear schedule and delivery day. All prices include VAT.',
    'Confronti le lenti a contatto: prezzo per lente, confezione, durata e giorno di consegna. Prezzi IVA inclusa.',
    'Comparez les lentilles : prix par lentille, boîte, durée de port et jour de livraison. Prix TTC.',
  ),
  blocks: [
    {
      kind: 'hero',
      id: 'hero',
      items: [
        {
          id: 'price',
          placement: always,
          eyebrow: say('Preis pro Linse', 'Price per lens', 'Prezzo per lente', 'Prix par lentille'),
          title: say(
            'Jede Linse hat ihren Preis. Hier steht er.',
            'Every lens has its price. Here it is.',
            'Ogni lente ha il suo prezzo. Eccolo.',
            'Chaque lentille a son prix. Le voici.',
          ),
          text: say(
            'Preis pro Linse, Packung und Tragedauer nebeneinander. Alle Preise inklusive Mehrwertsteuer, Versandkosten vor der Kasse sichtbar.',
            'Price per lens, box and wear schedule side by side. All prices include VAT; shipping is shown before checkout.',
            'Prezzo per lente, confezione e durata a confronto. Prezzi IVA inclusa, spedizione visibile prima della cassa.',
            'Prix par lentille, boîte et durée de port côte à côte. Prix TTC, frais de livraison visibles avant la caisse.',
          ),
          link: link(
            say(
              'Alle Linsen vergleichen',
              'Compare all lenses',
              'Confronti tutte le lenti',
              'Comparer toutes les lentilles',
            ),
            category('lens'),
          ),
          secondLink: link(
            say('Hilfe und Kontakt', 'Help and contact', 'Aiuto e contatti', 'Aide et contact'),
            'help',
          ),
          promotion: { id: 'linsenwerk-hero-price', name: 'Price per lens', items: [] },
        },
      ],
    },
    { kind: 'facts', id: 'facts' },
    {
      kind: 'banners',
      id: 'eyes',
      size: 'small',
      heading: say(
        'Welche Werte haben Ihre Augen?',
        'What values do your eyes need?',
        'Quali valori hanno i Suoi occhi?',
        'Quelles sont les valeurs de vos yeux ?',
      ),
      items: [
        {
          id: 'spherical',
          placement: always,
          title: say('Nur SPH', 'SPH only', 'Solo SPH', 'SPH seulement'),
          text: say(
            'Kurz- oder weitsichtig: sphärische Linsen.',
            'Short- or long-sighted: spherical lenses.',
            'Miopia o ipermetropia: lenti sferiche.',
            'Myopie ou hypermétropie : lentilles sphériques.',
          ),
          images: { desktop: drawn('person-10'), mobile: drawn('scene-desk') },
          link: link(
            say('Tageslinsen', 'Daily lenses', 'Lenti giornaliere', 'Lentilles journalières'),
            category('lens.daily'),
          ),
          promotion: { id: 'linsenwerk-spherical', name: 'spherical', items: [] },
        },
        {
          id: 'toric',
          placement: always,
          title: say('SPH, CYL und Achse', 'SPH, CYL and axis', 'SPH, CYL e asse', 'SPH, CYL et axe'),
          text: say(
            'Hornhautverkrümmung: torische Linsen.',
            'Astigmatism: toric lenses.',
            'Astigmatismo: lenti toriche.',
            'Astigmatisme : lentilles toriques.',
          ),
          images: { desktop: drawn('person-5'), mobile: drawn('eye-dark') },
          link: link(
            say('Torische Linsen', 'Toric lenses', 'Lenti toriche', 'Lentilles toriques'),
            category('lens.monthly.toric'),
          ),
          promotion: { id: 'linsenwerk-toric', name: 'toric', items: [] },
        },
        {
          id: 'multifocal',
          placement: always,
          title: say('SPH und ADD', 'SPH and ADD', 'SPH e ADD', 'SPH et ADD'),
          text: say(
            'Nah und fern zugleich: multifokale Linsen.',
            'Near and far at once: multifocal lenses.',
            'Vicino e lontano insieme: lenti multifocali.',
            'De près comme de loin : lentilles multifocales.',
          ),
          images: { desktop: drawn('person-9'), mobile: drawn('room-exam') },
          link: link(
            say('Multifokale Linsen', 'Multifocal lenses', 'Lenti multifocali', 'Lentilles multifocales'),
            category('lens.monthly.multifocal'),
          ),
          promotion: { id: 'linsenwerk-multifocal', name: 'multifocal', items: [] },
        },
      ],
    },
    {
      kind: 'services',
      id: 'measured',
      heading: say(
        'Gemessen, nicht geschätzt',
        'Measured, not estimated',
        'Misurato, non stimato',
        'Mesuré, pas estimé',
      ),
      items: [
        {
          id: 'lens',
          title: say('Die Linse', 'The lens', 'La lente', 'La lentille'),
          text: say(
            'Basiskurve, Durchmesser und Stärke stehen auf jeder Produktseite, wie sie auf der Packung gedruckt sind.',
            'Base curve, diameter and power are on every product page, as they are printed on the box.',
            'Curva base, diametro e potere sono su ogni pagina prodotto, come stampati sulla confezione.',
            'Rayon de courbure, diamètre et puissance figurent sur chaque page produit, comme sur la boîte.',
          ),
          image: drawn('hand-fingertip'),
        },
        {
          id: 'eye',
          title: say('Das Auge', 'The eye', 'L’occhio', 'L’œil'),
          text: say(
            'Farblinsen sehen Sie auf einem hellen, einem mittleren und einem dunklen Auge, bevor Sie bestellen.',
            'You see coloured lenses on a light, a medium and a dark eye before you order.',
            'Le lenti colorate si vedono su un occhio chiaro, medio e scuro prima di ordinare.',
            'Vous voyez les lentilles de couleur sur un œil clair, moyen et foncé avant de commander.',
          ),
          image: drawn('eye-light'),
        },
        {
          id: 'advice',
          title: say('Die Auskunft', 'The answer', 'La risposta', 'La réponse'),
          text: say(
            'Fragen zu Werten und Verträglichkeit beantwortet Ihnen ein Mensch, montags bis freitags von 8 bis 18 Uhr.',
            'A person answers your questions on values and wear, Monday to Friday from 8 am to 6 pm.',
            'Alle domande su valori e tollerabilità risponde una persona, dal lunedì al venerdì dalle 8 alle 18.',
            'Une personne répond à vos questions sur les valeurs et le confort, du lundi au vendredi de 8\u00a0h à 18\u00a0h.',
          ),
          image: drawn('room-counter'),
        },
      ],
    },
    {
      kind: 'products',
      id: 'popular',
      heading: say('Meistbestellt', 'Most ordered', 'I più ordinati', 'Les plus commandées'),
      source: { of: 'popular', category: 'lens' },
      most: 4,
      link: link(
        say('Alle Linsen', 'All lenses', 'Tutte le lenti', 'Toutes les lentilles'),
        category('lens'),
      ),
    },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'trust',
      id: 'figures',
      items: [
        {
          id: 'shelf',
          number: say('12 Monate', '12 months', '12 mesi', '12 mois'),
          text: say(
            'ist jede Packung mindestens haltbar. Originalware mit CE-Kennzeichnung.',
            'of shelf life at least, for every box. Genuine products with the CE mark.',
            'di validità minima per ogni confezione. Merce originale con marchio CE.',
            'de validité au moins pour chaque boîte. Produits d’origine avec marquage CE.',
          ),
        },
        {
          id: 'day',
          number: say(
            '{soonest}–{latest} Tage',
            '{soonest}–{latest} days',
            '{soonest}–{latest} giorni',
            '{soonest}–{latest} jours',
          ),
          text: say(
            '(Werktage) bis zur Lieferung, wenn Ihre Werte auf Lager sind. Der Tag steht vor dem Kauf da.',
            '(working days) to delivery when your values are in stock. The day is shown before you buy.',
            'lavorativi alla consegna, se i Suoi valori sono in magazzino. Il giorno è indicato prima dell’acquisto.',
            'ouvrés jusqu’à la livraison si vos valeurs sont en stock. Le jour est indiqué avant l’achat.',
          ),
        },
        {
          id: 'back',
          number: say('{days} Tage', '{days} days', '{days} giorni', '{days} jours'),
          text: say(
            'Widerrufsrecht, ohne Angabe von Gründen. Rechnung mit ausgewiesener Steuer.',
            'to withdraw, without giving a reason. Invoice with tax stated.',
            'per recedere, senza indicare il motivo. Fattura con imposta indicata.',
            'pour se rétracter, sans motif à donner. Facture avec TVA détaillée.',
          ),
        },
      ],
    },
    {
      kind: 'services',
      id: 'how-we-price',
      heading: say('Wie wir rechnen', 'How we calculate', 'Come calcoliamo', 'Comment nous calculons'),
      items: [
        {
          id: 'box',
          title: say(
            'Von der Packung zur Linse',
            'From the box to the lens',
            'Dalla confezione alla lente',
            'De la boîte à la lentille',
          ),
          text: say(
            'Packungen zu 6, 30 oder 90 vergleicht man erst, wenn man sie auf eine Linse umrechnet. Dieser Betrag steht neben jedem Preis.',
            'Boxes of 6, 30 or 90 can only be compared once they are broken down to one lens. That amount is shown beside every price.',
            'Confezioni da 6, 30 o 90 si confrontano solo riportandole a una lente. L’importo è accanto a ogni prezzo.',
            'Des boîtes de 6, 30 ou 90 ne se comparent qu’une fois ramenées à une lentille. Ce montant figure à côté de chaque prix.',
          ),
          image: drawn('hand-parcel'),
        },
        {
          id: 'wear',
          title: say(
            'Von der Linse zum Tag',
            'From the lens to the day',
            'Dalla lente al giorno',
            'De la lentille au jour',
          ),
          text: say(
            'Eine Monatslinse kostet mehr als eine Tageslinse und hält dreißigmal so lange. Pflegemittel kommen hinzu.',
            'A monthly lens costs more than a daily one and lasts thirty times as long. It needs lens care as well.',
            'Una lente mensile costa più di una giornaliera e dura trenta volte tanto. Si aggiungono le soluzioni.',
            'Une lentille mensuelle coûte plus qu’une journalière et dure trente fois plus longtemps. Il faut en plus un entretien.',
          ),
          image: drawn('scene-shelf'),
        },
        {
          id: 'year',
          title: say(
            'Vom Tag zum Jahr',
            'From the day to the year',
            'Dal giorno all’anno',
            'Du jour à l’année',
          ),
          text: say(
            'Ein Jahr sind 365 Tage mit beiden Augen. Angebrochene Packungen runden wir nicht auf.',
            'A year is 365 days with both eyes. We do not round up opened boxes.',
            'Un anno sono 365 giorni con entrambi gli occhi. Le confezioni iniziate non si arrotondano.',
            'Une année, ce sont 365 jours avec les deux yeux. Les boîtes entamées ne sont pas arrondies.',
          ),
          image: drawn('scene-desk'),
        },
      ],
    },
    {
      kind: 'categories',
      id: 'categories',
      heading: say('Sortiment', 'Range', 'Assortimento', 'Assortiment'),
    },
    {
      kind: 'banners',
      id: 'offers',
      size: 'big',
      items: [
        {
          id: 'company',
          placement: always,
          title: say(
            'Bestellen für die Firma',
            'Ordering for your company',
            'Ordini a nome dell’azienda',
            'Commander au nom de l’entreprise',
          ),
          text: say(
            'Geben Sie an der Kasse die Umsatzsteuer-Identifikationsnummer an. Sie steht dann auf der Rechnung.',
            'Enter the VAT number at checkout and it will be on the invoice.',
            'Indichi alla cassa la partita IVA: comparirà in fattura.',
            'Indiquez le numéro de TVA à la caisse : il figurera sur la facture.',
          ),
          images: { desktop: drawn('place-autumn-evening') },
          link: link(
            say('Versand und Lieferung', 'Shipping and delivery', 'Spedizione e consegna', 'Livraison'),
            'shipping',
          ),
          promotion: { id: 'linsenwerk-company', name: 'Company orders', items: [] },
        },
      ],
    },
    {
      kind: 'support',
      id: 'support',
      heading: say(
        'Noch eine Frage offen?',
        'Another question?',
        'Ha ancora una domanda?',
        'Encore une question ?',
      ),
    },
  ],
};
