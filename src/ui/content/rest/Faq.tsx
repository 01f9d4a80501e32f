import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '../../../domain/content/block.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { useServices } from '../../shared/services.ts';
import { useMoney } from '../../shared/use-money.ts';
import { Headed } from '../Headed.tsx';
import { BlockDataContext, type BlockOf } from '../views.ts';
import { Question } from './Question.tsx';
import { TextPart } from './TextPart.tsx';

/** A question that the shop itself answers, because an editor would not keep its figures up to date. */
const useShippingQuestion = (): AskedQuestion => {
  const { t } = useTranslation(['home', 'common']);
  const { shop, locale } = useServices();
  const { country, freeShipping, currency } = shop;
  const { shippingFrom: from } = use(BlockDataContext);
  const money = useMoney();
  const said =
    from?.minor === 0
      ? [t('common:price.free')]
      : [
          from && t('faq.shipping.from', { country: t(`common:country.${country}`), price: money(from) }),
          freeShipping !== undefined &&
            t('faq.shipping.free', { amount: money(amountIn(freeShipping, currency)) }),
        ];
  const link = { _tag: 'Page', path: pagePath(locale, 'shipping') } as const;
  return {
    id: 'shipping',
    question: t('faq.shipping.question'),
    answer: [
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: `${said.filter(Boolean).join(' ')} `, marks: [] },
          { kind: 'text', text: t('faq.shipping.more'), marks: [], link },
        ],
      },
    ],
  };
};

/** Up to this number, all questions are listed. More questions can be filtered by theme and searched. Source: HELP-2. */
const fewEnough = 6;

/** Questions that shoppers ask before they order. */
export const Faq = ({ block }: { readonly block: BlockOf<'faq'> }) => {
  const { t } = useTranslation('content');
  const shipping = useShippingQuestion();
  const [first] = block.items;
  const items = block.withShopQuestions
    ? [...block.items, { ...shipping, ...(first?.theme && { theme: first.theme }) }]
    : block.items;
  return (
    <Headed block={block}>
      {items.length > fewEnough ? (
        <TextPart
          items={items}
          heading={block.heading ? 'h3' : 'h2'}
          says={{
            label: t('questions.label'),
            example: t('questions.example'),
            themes: t('questions.themes'),
            none: t('questions.none'),
            one: t('questions.one'),
            some: t('questions.some'),
          }}
        />
      ) : (
        items.map((asked) => <Question key={asked.id} asked={asked} />)
      )}
    </Headed>
  );
};
