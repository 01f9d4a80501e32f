import { always, category, link, onAllScreens, paragraphs, type SeedStory, say } from './say.ts';

const usp = (id: string, text: ReturnType<typeof say>) => ({ id, text });

/** Exact, technical, every price with its unit. */
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
    'Compare contact lenses: price per lens, box, wearing time and delivery day. All prices include VAT.',
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
            'Price per lens, box and wearing time side by side. All prices include VAT; shipping is shown before checkout.',
            'Prezzo per lente, confezione e durata a confronto. Prezzi IVA inclusa, spedizione visibile prima della cassa.',
            'Prix par lentille, boîte et durée de port côte à côte. Prix TTC, frais d’envoi visibles avant la caisse.',
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
      kind: 'usps',
      id: 'usps',
      heading: say(
        'Sechs Angaben, auf die Sie sich verlassen können',
        'Six statements you can rely on',
        'Sei dati su cui può contare',
        'Six données sur lesquelles compter',
      ),
      items: [
        usp(
          'unit',
          say(
            'Preis pro Linse auf jeder Karte',
            'Price per lens on every card',
            'Prezzo per lente su ogni scheda',
            'Prix par lentille sur chaque fiche',
          ),
        ),
        usp(
          'day',
          say(
            'Liefertag für genau Ihre Werte',
            'Delivery day for exactly your values',
            'Giorno di consegna per i Suoi valori',
            'Jour de livraison pour vos valeurs exactes',
          ),
        ),
        usp(
          'ce',
          say(
            'Originalware mit CE-Kennzeichnung',
            'Genuine goods with the CE mark',
            'Merce originale con marchio CE',
            'Produits d’origine avec marquage CE',
          ),
        ),
        usp(
          'shelf',
          say(
            'Mindestens zwölf Monate haltbar',
            'Keeps for at least twelve months',
            'Scadenza oltre dodici mesi',
            'Douze mois de validité au moins',
          ),
        ),
        usp(
          'back',
          say(
            '14 Tage Widerrufsrecht',
            '14 days to withdraw',
            '14 giorni per recedere',
            '14 jours pour se rétracter',
          ),
        ),
        usp(
          'tax',
          say(
            'Rechnung mit ausgewiesener Steuer',
            'Invoice with tax stated',
            'Fattura con imposta indicata',
            'Facture avec TVA détaillée',
          ),
        ),
      ],
    },
    {
      kind: 'products',
      id: 'popular',
      heading: say('Meistbestellt', 'Most ordered', 'I più ordinati', 'Les plus commandées'),
      source: { of: 'popular', category: 'lens' },
      most: 8,
      link: link(
        say('Alle Linsen', 'All lenses', 'Tutte le lenti', 'Toutes les lentilles'),
        category('lens'),
      ),
    },
    { kind: 'recently-seen', id: 'seen' },
    {
      kind: 'text',
      id: 'how-we-price',
      align: 'left',
      heading: say('Wie wir rechnen', 'How we calculate', 'Come calcoliamo', 'Comment nous calculons'),
      body: paragraphs(
        say(
          'Packungen zu 6, 30 oder 90 Stück lassen sich erst vergleichen, wenn man sie auf eine Linse umrechnet. Deshalb steht dieser Betrag neben jedem Preis, auf den Cent gerundet.',
          'Boxes of 6, 30 or 90 can only be compared once they are broken down to one lens. That amount therefore stands beside every price, rounded to the cent.',
          'Confezioni da 6, 30 o 90 si confrontano solo riportandole a una lente. Per questo l’importo è accanto a ogni prezzo, arrotondato al centesimo.',
          'Des boîtes de 6, 30 ou 90 ne se comparent qu’une fois ramenées à une lentille. C’est pourquoi ce montant figure à côté de chaque prix, arrondi au centime.',
        ),
      ),
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
            'Bestellen auf Rechnung der Firma',
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
          images: onAllScreens('linsenwerk', 'lenses'),
          link: link(
            say(
              'Versand und Lieferung',
              'Shipping and delivery',
              'Spedizione e consegna',
              'Envoi et livraison',
            ),
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
