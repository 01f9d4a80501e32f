export const identities: readonly string[] = [
  `create table identity_code (
    id text primary key, brand text not null, provider text not null, subject text not null, email text not null,
    email_verified boolean not null, first_name text not null, last_name text not null, nonce text not null,
    challenge text not null, redirect_uri text not null, trouble text, expires_at timestamptz not null,
    used_at timestamptz)`,
  'create table identity_use (jti text primary key, used_by text not null, expires_at timestamptz not null)',
  `create table customer_identity (
    brand text not null, provider text not null, subject text not null,
    customer_id int not null references customer(id) on delete cascade, email text not null,
    created_at timestamptz not null, primary key (brand, provider, subject), unique (customer_id, provider))`,
];
