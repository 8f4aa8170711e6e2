import { useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { categories } from "../../registry.ts";
import { isAt } from "../category-pages.ts";
import { standardPaths } from "../category-calls.ts";
import { registrationName } from "../category.ts";
import { MY_LISTINGS } from "../listing-edit-path.ts";
import { RegistrationForm } from "../parts/form/registration-form.tsx";
import { registrationPage } from "../profile-pages.server.ts";
import type { Route } from "./+types/register";

/** For signed-in people; the address says what is registered. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const category = categories.find(({ registerPath }) => isAt(args.pattern, registerPath));
  if (!category) throw new Error(`Nothing is registered at ${args.pattern}.`);
  return {
    ...(await registrationPage(deps, category, actor)),
    path: standardPaths(category.key).register,
    title: registrationName(category),
  };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const title = loaderData?.title ?? say("{kind} Registration", { kind: say("Listing") });
  return seo(
    {
      title: pageTitle(title),
      description: say("Be found and booked for celebrations in your district: {what}.", { what: title.toLowerCase() }),
      path: location.pathname,
      noindex: true,
    },
    originOf(matches),
  );
}

/** The registration of a category that has no page of its own for it: its fields, step by step. */
export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const { plan, values, userId, refusal, path, title } = loaderData;
  const navigate = useNavigate();
  return (
    <RegistrationForm
      key={path}
      title={title}
      lead={say("Tell organisers what you offer. Our team looks at every new listing before it is shown.")}
      refusal={refusal}
      plan={plan}
      mode={{ kind: "register", path, userId }}
      values={values}
      onDone={() =>
        setTimeout(() => void navigate(MY_LISTINGS, { state: { registered: true } }), REDIRECT_MS.profileUpdated)
      }
    />
  );
}
