/** Creates the response for a PDF download. No cache may store it, and search engines do not list it. */
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
