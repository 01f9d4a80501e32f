/** The customer who was signed in during a chat. The conversation is deleted with their data. */
export const chatsOfCustomers: readonly string[] = [
  `alter table chat_room
      add column customer_id integer references customer(id) on delete cascade`,
];
