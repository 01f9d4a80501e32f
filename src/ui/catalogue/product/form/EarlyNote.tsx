import css from './product-form.module.css';

/** Where the starter says what a press put into the cart before React was there. Empty until then, and no island's. Source: CART-20. */
export const EarlyNote = () => <p id="said" role="status" className={css.said} />;
