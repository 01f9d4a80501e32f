const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

/** A press at a point, in the form that both protocols accept. Source: https://www.w3.org/TR/webdriver2/#actions. */
export const pressAt = (x: number, y: number): readonly object[] =>
  mouse([
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

export const pressKeys = (text: string): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
