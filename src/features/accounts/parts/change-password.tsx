import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import type { z } from "zod";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { PasswordField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { changePasswordSchema } from "../account-model.ts";
import { FormProblems } from "./form-problems.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useProblem } from "./use-problem.ts";

type ChangeValues = { currentPassword: string; password: string; confirmPassword: string };
// The schema takes any value, as calls send what they like; the form knows its own.
const rule: Resolver<ChangeValues, unknown, ChangeValues> = zodResolver(
  changePasswordSchema as z.ZodType<ChangeValues, ChangeValues>,
);
const ORDER = ["currentPassword", "password", "confirmPassword"] as const;

/** A new password for somebody who knows the old one. */
export function ChangePassword({ username }: { username: string }) {
  const toast = useToast();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const { problem, tell, clear } = useProblem();
  const { register, handleSubmit, formState, control, reset, setError } = useForm<ChangeValues, unknown, ChangeValues>({
    resolver: rule,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: "password" });

  const submit = handleSubmit(
    async (values) => {
      clear();
      setBusy(true);
      const result = await call<{ message?: string }>("/api/auth/change-password", { body: values });
      setBusy(false);
      if (result.ok) {
        reset({ currentPassword: "", password: "", confirmPassword: "" });
        toast.success(TEXT.changeSuccess);
        return;
      }
      const known = ORDER.filter((name) => result.fields[name]);
      for (const name of known) setError(name, { type: "server", message: result.fields[name] ?? "" });
      tell(result.error || TEXT.roleFailure, known.length > 0);
    },
    () => tell(say("Please correct the errors."), true),
  );

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <FormProblems problem={problem} errors={errors} order={ORDER} />
      <PasswordField
        label={say("Current password")}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <NewPasswordFields
        label={say("New password")}
        confirmLabel={say("Confirm new password")}
        typed={typed ?? ""}
        password={register("password")}
        confirm={register("confirmPassword")}
        errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
      />
      <Button type="submit" disabled={!hydrated || busy} busy={busy} busyLabel={say("Saving...")}>
        {say("Change password")}
      </Button>
    </form>
  );
}
