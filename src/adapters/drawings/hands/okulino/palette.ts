/** The shop's few colours: flat fills, no gradients. */
export const ink = '#2a1522';
export const magenta = '#b5126f';
export const pink = '#f59ac8';
export const blush = '#fbcfe4';
export const tint = '#fde7f3';
export const green = '#1b7a4b';
export const mint = '#bfe6cd';
export const white = '#ffffff';
