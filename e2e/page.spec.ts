import { patience } from '../scripts/pace.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('a page is complete HTML with a single script, identical for every visitor, and readable to a machine · I18N-9', async ({
  request,
  lens,
}) => {
  const visitor = { headers: { cookie: 'cart_id=0123456789abcdef0123456789abcdef' } };
  const plain = await request.get(lens);
  const html = await plain.text();
  // A page that is requested again is soon compressed better, once for all visitors.
  await expect
    .poll(
      async () =>
        (await (await request.get(lens, visitor)).text()) === (await (await request.get(lens)).text()),
    )
    .toBe(true);
  expect(plain.headers()['set-cookie']).toBeUndefined();
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/ style="|<template/);
  const told = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const facts = told.flatMap(([, json = '']) => JSON.parse(json));
  const product = facts.find((fact) => fact['@type'] === 'Product');
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
  expect(product.name).toBe(title);
  expect(product.offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'CHF' });
  expect(Number(product.offers.price)).toBeGreaterThan(0);
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.filter((tag) => !tag.includes('application/'))).toEqual([
    expect.stringMatching(/^<script type="module" async(?:="")? src="\/assets\/starter-[\w-]+\.js">$/),
  ]);
});

test('a content security policy without exceptions is sent, and the page does not violate it', async ({
  page,
  lens,
}) => {
  const answer = await page.goto(lens);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  await hydrated(page);
});

test('a new page starts at its top, and back navigation restores the scroll position · ROUTE-11', async ({
  page,
}) => {
  await page.goto('/c/kontaktlinsen');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForTimeout(patience(100));
  await page.locator('main a[href*="/p/"]').nth(8).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/c\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a page of the app that is opened again starts at its top, and a reload keeps its place · ROUTE-11', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const top = () => page.evaluate(() => scrollY);
  const live = () => page.locator('html[data-app]').waitFor();
  await page.goto('/cart');
  await live();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.reload();
  await live();
  await expect.poll(top).toBe(300);
  await page.goto('/hilfe');
  await page.goto('/cart');
  await live();
  await page.waitForTimeout(patience(500));
  expect(await top()).toBe(0);
  await page.goBack();
  await page.goBack();
  await live();
  await expect.poll(top).toBe(300);
});

test('only the texts of the chosen language and shop are loaded · I18N-9', async ({ page, lens }) => {
  const words: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/words-')) words.push(request.url());
  });
  await page.goto(lens);
  await hydrated(page);
  expect(words.length).toBeGreaterThan(0);
  for (const url of words) expect(url).toContain('/assets/words-okulino-de-');
});
