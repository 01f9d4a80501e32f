import type { HeroItem } from '../../../domain/content/block.ts';
import { useServices } from '../../shared/services.ts';
import { promotionMark } from '../promotion-mark.ts';
import type { BlockOf } from '../views.ts';
import { HeroAdvice } from './HeroAdvice.tsx';
import { HeroBlob } from './HeroBlob.tsx';
import { HeroEye } from './HeroEye.tsx';
import { HeroSplit } from './HeroSplit.tsx';
import { HeroWide } from './HeroWide.tsx';
import { heroPicture } from './hero-picture.ts';

const layouts = {
  blob: HeroBlob,
  split: HeroSplit,
  wide: HeroWide,
  quiet: HeroEye,
  advice: HeroAdvice,
};

const Opening = ({ item }: { readonly item: HeroItem }) => {
  const { hero } = useServices().shop;
  const Layout = (item.images && heroPicture()) || layouts[hero];
  return (
    <div {...promotionMark(item.promotion)}>
      <Layout item={item} />
    </div>
  );
};

/** The opening of a home page. There are five layouts, one per shop. Only the first of its currently visible items is shown. */
export const Hero = ({ block: { items } }: { readonly block: BlockOf<'hero'> }) =>
  items.slice(0, 1).map((item) => <Opening key={item.id} item={item} />);
