/** Signal colours mean the same in every shop, so they look the same. Each is readable on a surface and on its own tint. */
export const signalsByDay = {
  success: '#17663a',
  'success-tint': '#e6f4ec',
  warning: '#8a4b00',
  'warning-tint': '#fdf1dd',
  danger: '#b3131b',
  'danger-tint': '#fdebec',
  info: '#0b5394',
  'info-tint': '#e6f0fa',
  'on-success': '#ffffff',
  'on-warning': '#ffffff',
  'on-danger': '#ffffff',
  'on-info': '#ffffff',
  star: '#c77700',
} as const;

export type Signals = Readonly<Record<keyof typeof signalsByDay, string>>;

export const signalsAtNight: Signals = {
  success: '#72d6a0',
  'success-tint': '#123322',
  warning: '#f3b760',
  'warning-tint': '#38270a',
  danger: '#ff9d99',
  'danger-tint': '#43191b',
  info: '#90c4f8',
  'info-tint': '#14304d',
  'on-success': '#06170d',
  'on-warning': '#1c1200',
  'on-danger': '#2b0606',
  'on-info': '#061526',
  star: '#f5b942',
};
