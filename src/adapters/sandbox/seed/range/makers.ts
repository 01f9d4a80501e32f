import { marketOf, type Party } from '../../../../domain/catalogue/product-safety.ts';

/** A maker: its name on products, and the parties responsible in markets where it is not based. All invented. */
export interface Maker {
  readonly name: string;
  readonly country: string;
  readonly party: Party;
  readonly inEu?: Party;
  readonly inCh?: Party;
  readonly notifiedBody: string;
}

const inEu: Party = {
  name: 'Eurorepra GmbH',
  address: ['Speicherweg 4', '20457 Hamburg', 'Deutschland'],
  email: 'products@eurorepra.example',
};
const inCh: Party = {
  name: 'Helvirepra AG',
  address: ['Gartenstrasse 21', '6300 Zug', 'Schweiz'],
  email: 'produkte@helvirepra.example',
};

const made = (
  name: string,
  country: string,
  company: string,
  street: string,
  place: string,
  land: string,
  email: string,
): Maker => ({
  name,
  country,
  party: { name: company, address: [street, place, land], email },
  ...(marketOf(country) !== 'EU' && { inEu }),
  ...(marketOf(country) !== 'CH' && { inCh }),
  // Real notified bodies have no numbers from 9000 on.
  notifiedBody: marketOf(country) === 'EU' ? '9901' : '9902',
});

export const makers: readonly Maker[] = [
  made(
    'Velmora',
    'US',
    'Velmora Vision Care Inc.',
    '2140 Larkspur Avenue',
    'Rochester, NY 14604',
    'United States',
    'vigilance@velmora.example',
  ),
  made(
    'Ocelune',
    'US',
    'Ocelune Optics Inc.',
    '88 Harbor Mill Road',
    'Portland, OR 97209',
    'United States',
    'safety@ocelune.example',
  ),
  made('Nordlins', 'DK', 'Nordlins A/S', 'Fyrvej 18', '8000 Aarhus', 'Danmark', 'sikkerhed@nordlins.example'),
  made(
    'Iristal',
    'CH',
    'Iristal AG',
    'Wasserwerkgasse 9',
    '3011 Bern',
    'Schweiz',
    'sicherheit@iristal.example',
  ),
  made(
    'Marevue',
    'FR',
    'Marevue SAS',
    '14 quai des Chantiers',
    '44000 Nantes',
    'France',
    'securite@marevue.example',
  ),
  made(
    'Lumetis',
    'JP',
    'Lumetis Kogaku K.K.',
    '3-11 Minatomachi',
    'Nagoya 455-0037',
    'Japan',
    'quality@lumetis.example',
  ),
  made(
    'Tessaro',
    'IT',
    'Tessaro Lenti S.p.A.',
    'Via dei Vetrai 27',
    '35131 Padova',
    'Italia',
    'sicurezza@tessaro.example',
  ),
  made(
    'Kelvara',
    'KR',
    'Kelvara Medical Co., Ltd.',
    '52 Saneop-ro',
    'Daejeon 34021',
    'Korea',
    'safety@kelvara.example',
  ),
  made(
    'Lagunis',
    'DE',
    'Lagunis Augenpflege GmbH',
    'Am Alten Kanal 5',
    '24103 Kiel',
    'Deutschland',
    'sicherheit@lagunis.example',
  ),
  made(
    'Savonea',
    'FR',
    'Savonea Laboratoires SA',
    '6 rue de la Verrerie',
    '69007 Lyon',
    'France',
    'vigilance@savonea.example',
  ),
  made(
    'Papyra',
    'DE',
    'Papyra GmbH',
    'Lesegasse 12',
    '04109 Leipzig',
    'Deutschland',
    'sicherheit@papyra.example',
  ),
  made(
    'Solvenne',
    'IT',
    'Solvenne Occhiali S.r.l.',
    'Via Monte Serva 3',
    '32100 Belluno',
    'Italia',
    'sicurezza@solvenne.example',
  ),
  made(
    'Ravella',
    'IT',
    'Ravella S.p.A.',
    'Viale Europa 41',
    '32032 Feltre',
    'Italia',
    'sicurezza@ravella.example',
  ),
  made(
    'Lirana',
    'FR',
    'Lirana Lunetterie SAS',
    '22 route des Lapidaires',
    '39400 Morez',
    'France',
    'securite@lirana.example',
  ),
  made(
    'Kaphira',
    'GR',
    'Kaphira Eyewear A.E.',
    'Odos Limani 7',
    '185 31 Piraeus',
    'Greece',
    'safety@kaphira.example',
  ),
  made(
    'Duneo',
    'GB',
    'Duneo Eyewear Ltd',
    '31 Saltmarsh Lane',
    'Brighton BN1 4AL',
    'United Kingdom',
    'safety@duneo.example',
  ),
  made(
    'Letteris',
    'CH',
    'Letteris SA',
    'Rue du Crêt 16',
    '2300 La Chaux-de-Fonds',
    'Schweiz',
    'securite@letteris.example',
  ),
  made(
    'Vigneau',
    'FR',
    'Vigneau Optique SAS',
    '9 allée des Platanes',
    '33000 Bordeaux',
    'France',
    'securite@vigneau.example',
  ),
];
