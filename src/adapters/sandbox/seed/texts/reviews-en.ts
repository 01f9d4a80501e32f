import type { ReviewTexts } from './review-text.ts';

export const reviewsEn: ReviewTexts = {
  authors: [
    'Hannah P.',
    'Oliver',
    'Grace M.',
    'Callum T.',
    'Priya',
    'Martin D.',
    'Louise',
    'Ben S.',
    'Fiona R.',
    'Theo',
    'Alison W.',
  ],
  reviews: {
    lens: [
      {
        stars: 5,
        title: 'Still comfortable at night',
        text: 'I work at two screens all day and honestly forget they are in. No burning, no dryness.',
      },
      {
        stars: 5,
        title: 'Third box and counting',
        text: 'Tried a cheaper lens in between and came straight back. Delivery took two days.',
      },
      {
        stars: 4,
        title: 'Very thin but very good',
        text: 'Soft on the eye and crisp vision. Takes a little practice to take out.',
      },
      { stars: 4, title: 'Reliable', text: 'Stays put when I run. After twelve hours I do notice it.' },
      {
        stars: 3,
        title: 'A bit dry in the office',
        text: 'Air conditioning is not its friend. Outdoors I have no complaints at all.',
      },
      {
        stars: 5,
        title: 'My optician was right',
        text: 'I was sceptical at the fitting, now I would not change.',
      },
      {
        stars: 2,
        title: 'Not for my eyes',
        text: 'It moves when I blink. Probably the base curve rather than the lens itself.',
      },
    ],
    care: [
      {
        stars: 5,
        title: 'Like a fresh pair',
        text: 'Lenses are clear in the morning, no film. One bottle lasts me close to two months.',
      },
      {
        stars: 4,
        title: 'Gentle and economical',
        text: 'No sting and no smell. The cap could close more firmly.',
      },
      {
        stars: 5,
        title: 'Fine with sensitive eyes',
        text: 'After three other solutions this is the first I do not react to.',
      },
      { stars: 3, title: 'Does the job', text: 'Cleans properly, though I find it a little pricey.' },
      { stars: 4, title: 'Good for travelling', text: 'Fits the hand luggage and the case does not leak.' },
    ],
    glasses: [
      {
        stars: 5,
        title: 'A perfect fit',
        text: 'No pressure on the nose or behind the ears. Pleasant lenses, for driving too.',
      },
      {
        stars: 4,
        title: 'Nicer than in the picture',
        text: 'The colour is warmer in real life. Perhaps a touch wide for narrow faces.',
      },
      { stars: 5, title: 'Light and sturdy', text: 'Dropped twice already and not a scratch.' },
      { stars: 3, title: 'Decent', text: 'Well made, but the case is rather plain.' },
      { stars: 4, title: 'I wear them a lot', text: 'They do what they should and look good doing it.' },
    ],
  },
};
