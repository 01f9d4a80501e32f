/** By which fields that stand apart from the product's form belong to it. */
export const productFormId = 'product-form';
