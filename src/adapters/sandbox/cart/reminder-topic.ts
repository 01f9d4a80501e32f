/** The topic of reminders of abandoned carts. Their subject is the token of the cart. */
export const reminderTopic = 'cart.abandoned';
