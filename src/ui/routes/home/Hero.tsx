import { useServices } from '../../shared/services.ts';
import { HeroAdvice } from './HeroAdvice.tsx';
import { HeroBlob } from './HeroBlob.tsx';
import { HeroQuiet } from './HeroQuiet.tsx';
import { HeroSplit } from './HeroSplit.tsx';
import { HeroWide } from './HeroWide.tsx';
import type { HomeData } from './loader.ts';

/** How a shop opens is its own: five ways to show the same goods. */
export const Hero = ({ data }: { readonly data: HomeData }) => {
  const { hero } = useServices().shop;
  switch (hero) {
    case 'blob':
      return <HeroBlob lens={data.lenses[0]} />;
    case 'split':
      return <HeroSplit lenses={data.lenses} />;
    case 'wide':
      return <HeroWide sunglasses={data.sunglasses} />;
    case 'quiet':
      return <HeroQuiet lens={data.lenses[0]} />;
    case 'advice':
      return <HeroAdvice lens={data.lenses[0]} care={data.care[0]} />;
  }
};
