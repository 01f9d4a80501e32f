/** A PDF to keep: nobody else may, and no search engine lists it. */
export const pdfAnswer = (file: string, pdf: Uint8Array<ArrayBuffer>): Response =>
  new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
