import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const passportAt = async (at: string, brand: BrandId, title: string) => {
  open = await visit(backend, at, { brand });
  const summary = await screen.findByText(title);
  return summary.closest('details') as HTMLElement;
};
const german = 'Hersteller, Sicherheit und Gebrauch';

/** The value of the entry with this name in a list of facts. */
const fact = (details: HTMLElement, name: string) => within(details).getByText(name).nextElementSibling;

describe('the passport of a product', () => {
  it('names the maker of a lens and its representatives in all markets of the shop · LAW-6 · LAW-20', async () => {
    const details = await passportAt('/p/10010', 'okulino', german);
    expect(fact(details, 'Hersteller')).toHaveTextContent(
      'Velmora Vision Care Inc.2140 Larkspur AvenueRochester, NY 14604United Statesvigilance@velmora.example',
    );
    expect(fact(details, 'Bevollmächtigter in der Schweiz')).toHaveTextContent('Helvirepra AG');
    expect(fact(details, 'Bevollmächtigter in der EU')).toHaveTextContent('Eurorepra GmbH');
    expect(fact(details, 'Kennzeichnung')).toHaveTextContent(
      'CE 9902MedizinproduktRisikoklasse IIaBenannte Stelle 9902UDI-DI 02000000100104Dieses Medizinprodukt ist',
    );
    expect(
      within(details).getByRole('link', { name: 'vigilance@velmora.example', hidden: true }),
    ).toHaveAttribute('href', 'mailto:vigilance@velmora.example');
  });

  it.each([
    ['/fr/p/10010', 'opalys'],
    ['/fr/p/20012', 'okulino'],
  ] as const)(
    'says where it is shown to France that a device is regulated and marked, and to read its instructions · LAW-44',
    async (at, brand) => {
      const details = await passportAt(at, brand, 'Fabricant, sécurité et utilisation');
      expect(fact(details, 'Marquage')).toHaveTextContent(
        'Ce dispositif médical est un produit de santé réglementé qui porte, au titre de cette réglementation, le marquage CE. Lire attentivement la notice.',
      );
      open?.leave();
      const elsewhere = await passportAt(at, 'linsenwerk', 'Fabricant, sécurité et utilisation');
      expect(fact(elsewhere, 'Marquage')).not.toHaveTextContent(/réglementé/);
    },
  );

  it('shows warnings and instructions for use in the spelling of the country · LAW-20', async () => {
    const details = await passportAt('/p/20012', 'okulino', german);
    expect(within(details).getByText('Warnhinweise').nextElementSibling).toHaveTextContent(
      'Nur äusserlich anwenden',
    );
    expect(within(details).getByText('Gebrauchsanweisung').nextElementSibling).toHaveTextContent(
      'Behälter mit frischer Lösung füllen',
    );
    expect(fact(details, 'Charge')).toHaveTextContent('LOT');
  });

  it('of a maker in the EU names no representative but the one in Switzerland · LAW-6', async () => {
    const details = await passportAt('/p/20012', 'linsenwerk', german);
    expect(within(details).queryByText('Bevollmächtigter in der EU')).toBeNull();
    expect(fact(details, 'Bevollmächtigter in der Schweiz')).toHaveTextContent('Helvirepra AG');
    expect(fact(details, 'Kennzeichnung')).toHaveTextContent('Risikoklasse IIb');
  });

  it('of sunglasses names protective equipment and a responsible person, in Italian · LAW-6', async () => {
    const { rows } = await backend.sandbox.db
      .selectFrom('product')
      .select('id')
      .where('manufacturer', '=', 'Duneo')
      .where('category', '=', 'sunglasses')
      .execute()
      .then((found) => ({ rows: found }));
    const details = await passportAt(`/it/p/${rows[0]?.id}`, 'viszola', 'Fabbricante, sicurezza e uso');
    expect(fact(details, 'Persona responsabile nell’UE')).toHaveTextContent('Eurorepra GmbH');
    expect(within(details).queryByText('Mandatario in Svizzera')).toBeNull();
    expect(fact(details, 'Marcatura')).toHaveTextContent(/^CEDispositivo di protezione/);
  });

  it('of a spray for glasses names no marking, because it is no medical device · LAW-6', async () => {
    const details = await passportAt('/p/20220', 'okulino', german);
    expect(within(details).queryByText('Kennzeichnung')).toBeNull();
    expect(within(details).getByText('Warnhinweise')).toBeInTheDocument();
  });
});
