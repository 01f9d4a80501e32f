/** A headscarf: round the head, close to the cheeks, laid under the chin. */
export const scarfed = (w: number, top: number, chin: number) => ({
  behind: `M0 ${-top - 26}C${w + 30} ${-top - 26} ${w + 40} -30 ${w + 30} 40C${w + 26} 110 ${w + 50} 170 ${w + 84} 230V300H${-w - 84}V230C${-w - 50} 170 ${-w - 26} 110 ${-w - 30} 40C${-w - 40} -30 ${-w - 30} ${-top - 26} 0 ${-top - 26}Z`,
  front:
    `M0 ${-top - 26}C${w + 30} ${-top - 26} ${w + 40} -30 ${w + 30} 40C${w + 24} 100 ${w} ${chin} 40 ${chin + 44}C-30 ${chin + 60} ${-w - 10} ${chin} ${-w - 30} 40C${-w - 40} -30 ${-w - 30} ${-top - 26} 0 ${-top - 26}Z` +
    `M0 ${-top + 34}C${-w + 14} ${-top + 32} ${-w + 2} -40 ${-w + 6} 8C${-w + 8} 70 -44 ${chin - 4} 0 ${chin - 4}C44 ${chin - 4} ${w - 8} 70 ${w - 6} 8C${w - 2} -40 ${w - 14} ${-top + 32} 0 ${-top + 34}Z`,
  lines: `M-24 ${-top - 4}C${-w + 4} ${-top + 6} ${-w - 14} -40 ${-w - 12} 10M30 ${-top - 4}C${w - 2} ${-top + 8} ${w + 14} -40 ${w + 12} 20C${w + 10} 70 ${w - 20} ${chin - 10} 30 ${chin + 22}M${-w - 14} 60C${-w} ${chin - 10} -40 ${chin + 26} 10 ${chin + 30}`,
});
