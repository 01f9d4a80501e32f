/** The form's id. Fields outside the form use it to belong to the form. */
export const productFormId = 'product-form';
