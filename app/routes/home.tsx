import { homeData } from "#app/home.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { questionsData, shopData, websiteData } from "#app/structured-data.ts";
import { HomePage } from "#features/home/home-page.tsx";
import { words } from "#features/home/words.ts";
import { homeQuestions } from "#shop/words/en/home-questions.ts";
import type { Route } from "./+types/home";

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta({
    ...words.meta,
    path: "/",
    siteUrl,
    structuredData: [shopData(siteUrl), websiteData(siteUrl), questionsData(homeQuestions)],
  });
}

export function loader() {
  return homeData();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
